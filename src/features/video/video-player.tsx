import type { Video } from '#site/schema/videos.ts';
import { OwnFilm } from './own-film.tsx';
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
