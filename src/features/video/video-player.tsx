import type { Video } from '#site/schema/development.ts';
import { pictureAddress } from '#ui/picture.tsx';
import styles from './video-player.module.css';

/** Width of the largest layout: the specification's 1300×500. */
const POSTER_WIDTH = 1300;

interface VideoPlayerProps {
  video: Video;
  /** Starts by itself, without sound. */
  autoplay: boolean;
}

const youtubeAddress = (id: string, autoplay: boolean) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}${autoplay ? '?autoplay=1&mute=1' : ''}`;

/** A film from its own file or from the video host; it stops at its end. */
export function VideoPlayer({ video, autoplay }: VideoPlayerProps) {
  const { title, source, poster } = video;
  if ('youtube' in source)
    return (
      <iframe
        className={styles.player}
        src={youtubeAddress(source.youtube, autoplay)}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the films have no sound; the page describes them in text
    <video
      className={styles.player}
      src={`/films/${source.file}.mp4`}
      poster={pictureAddress(poster.name, POSTER_WIDTH)}
      aria-label={title}
      autoPlay={autoplay}
      preload={autoplay ? 'auto' : 'none'}
      muted
      playsInline
      controls
    />
  );
}
