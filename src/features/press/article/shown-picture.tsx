import { useCallback, useEffect, useRef, useState } from 'react';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import { pictureObject, type ArticlePicture } from '#site/press/article-picture.ts';
import { PRESS_TEXT } from '#text/press/articles.ts';
import styles from './press-article.module.css';

/** Where the pictures of an article come from. */
export interface PictureSources {
  siteId: string;
  /** Of those that are not at the storage yet, by their names: what is shown before they are. */
  waiting?: ReadonlyMap<string, string>;
}

interface ShownPictureProps extends PictureSources {
  picture: ArticlePicture;
}

/** A picture of an article; where it cannot be had, what it shows in words. */
export function ShownPicture({ picture, siteId, waiting }: ShownPictureProps) {
  const { id, description, width, height } = picture;
  const [isLost, setLost] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useWhenOnline(useCallback(() => setLost(false), []));
  // It may have failed, or come, before the page's code did.
  useEffect(() => {
    const { complete, naturalWidth, src = '' } = image.current ?? {};
    if (complete && naturalWidth === 0) setLost(true);
    else if (complete) keep(src);
  }, []);
  const objects = __PRESS__.pictures;
  const stored = objects && `${objects}/${encodeURIComponent(pictureObject(siteId, id))}?alt=media`;
  const source = waiting?.get(id) ?? stored;
  return (
    <p className={styles.picture} dir="auto">
      {isLost || !source ? (
        <span className={styles.lost}>{PRESS_TEXT.picture(description)}</span>
      ) : (
        <img
          ref={image}
          src={source}
          alt={description}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
          onLoad={({ currentTarget }) => keep(currentTarget.src)}
        />
      )}
    </p>
  );
}

/** Keeps it for when there is no network. That comes after everything else, and may fail. */
function keep(address: string): void {
  if (address.startsWith('data:')) return;
  import('./keep-picture.ts').then(
    ({ keepPicture }) => keepPicture(address),
    () => {},
  );
}
