import { useEffect, useRef, useState } from 'react';
import { filmFiles } from '#site/film-files.ts';
import { FILM_TEXT } from '#text/controls/film.ts';
import type { Video } from '#site/schema/videos.ts';
import { Button } from '#ui/controls/button.tsx';
import { attempt } from '#browser/attempt.ts';
import { wantsStillness } from '#browser/media.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  video: Video;
  /** Starts by itself, without sound. */
  autoplay: boolean;
}

const youtubeAddress = (id: string, autoplay: boolean) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}${autoplay ? '?autoplay=1&mute=1' : ''}`;

/** A film from its own files or from the video host; it stops at its end. */
export function VideoPlayer({ video, autoplay }: VideoPlayerProps) {
  const { title, source } = video;
  if ('file' in source) return <OwnFilm video={video} file={source.file} autoplay={autoplay} />;
  return (
    <iframe
      className={styles.player}
      src={youtubeAddress(source.youtube, autoplay)}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
    />
  );
}

/** Empty: where a film has no poster, Chromium lays grey over the picture below. */
const SEE_THROUGH = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The picture below stands until the film runs: unlike a poster it comes in the size and format that fit. */
function OwnFilm({ video: { title, poster, smallPoster }, file, autoplay }: VideoPlayerProps & { file: string }) {
  const player = useRef<HTMLVideoElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // Not the attribute: the film would compete with the page, and play for those who want no motion.
    if (!autoplay || isMissing || wantsStillness()) return;
    // Refused or impossible: it waits for its button.
    attempt(() => player.current?.play(), undefined)?.catch(() => {});
  }, [autoplay, isMissing]);
  useEffect(() => {
    if (!isMissing) return;
    const retry = () => setMissing(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing]);
  const files = filmFiles(file);
  return (
    <div className={styles.player}>
      <Picture
        {...poster}
        portrait={smallPoster.name}
        portraitWhen="(max-width: 900px)"
        early
        sizes="(max-width: 900px) min(400px, 100vw), min(1300px, 100vw)"
        className={styles.poster}
      />
      {isMissing ? (
        <p role="status" className={styles.missing}>
          {FILM_TEXT.missing}
          <Button look="on-picture" onClick={() => setMissing(false)}>
            {FILM_TEXT.reload}
          </Button>
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the films have no sound; the page describes them in text
        <video
          ref={player}
          className={styles.film}
          aria-label={title}
          poster={SEE_THROUGH}
          preload="none"
          muted
          playsInline
          controls
        >
          {files.map(({ file: name, type, media }, index) => (
            <source
              key={name}
              src={`/films/${name}`}
              type={type}
              media={media}
              // Of those that the browser could play, the last one failed: there is no network, or no file.
              onError={index === files.length - 1 ? () => setMissing(true) : undefined}
            />
          ))}
        </video>
      )}
    </div>
  );
}
