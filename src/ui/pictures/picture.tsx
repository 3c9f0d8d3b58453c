import { clsx } from 'clsx';
import { pictures } from 'virtual:pictures';
import 'virtual:first-previews.css';
import 'virtual:previews.css';

interface PictureProps {
  /** Folder of the picture under the content's `images/`. */
  name: string;
  alt: string;
  /** The `sizes` attribute: how wide the layout shows it. */
  sizes?: string;
  /** The page's first picture: loaded at once and first. At most one a page. */
  priority?: boolean;
  /** A picture of a phone's first view besides the first one: loaded at once. Anything else waits until it is near. */
  early?: boolean;
  /** Whether its colours wait in its place; they come with the page's other styles. */
  hasPreview?: boolean;
  className?: string | undefined;
  /** Another picture for upright phones. */
  portrait?: string;
  /** Where that one is shown, if elsewhere: a media query. */
  portraitWhen?: string;
  /** Told once, whether it has loaded or failed. */
  onSettled?: (() => void) | undefined;
}

const address = (name: string, width: number, format: string) =>
  `/images/${name}-${pictures[name]?.hash}-${width}.${format}`;

const sourceSet = (name: string, format: string) =>
  pictures[name]?.widths.map((width) => `${address(name, width, format)} ${width}w`).join(', ');

/** The address of one file that shows the picture at about this width, for those who take only one (messengers). */
export function pictureAddress(name: string, width: number, format = 'webp'): string {
  const widths = pictures[name]?.widths ?? [];
  return address(name, widths.find((candidate) => candidate >= width) ?? widths.at(-1) ?? width, format);
}

/** A picture of the content folder in the size and format that fits the screen; its box is reserved before it loads. */
export function Picture({
  name,
  alt,
  sizes = '100vw',
  priority = false,
  early = priority,
  hasPreview = true,
  className,
  portrait,
  portraitWhen = '(max-width: 900px) and (orientation: portrait)',
  onSettled,
}: PictureProps) {
  const files = pictures[name];
  if (!files) throw new Error(`There is no picture "${name}" under the content folder's images/`);
  const upright = portrait ? pictures[portrait] : undefined;
  return (
    <picture>
      {portrait && upright && (
        <>
          {['avif', 'webp'].map((format) => (
            <source
              key={format}
              media={portraitWhen}
              type={`image/${format}`}
              srcSet={sourceSet(portrait, format)}
              sizes={sizes}
              width={upright.width}
              height={upright.height}
            />
          ))}
        </>
      )}
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={address(name, files.widths[0] ?? files.width, 'webp')}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        width={files.width}
        height={files.height}
        alt={alt}
        className={clsx(hasPreview && `p-${name}`, className)}
        onLoad={onSettled}
        onError={onSettled}
        loading={early ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  );
}
