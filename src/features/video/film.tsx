import type { Video } from '#site/schema/videos.ts';
import layout from '#ui/style/layout.module.css';
import { SectionHead } from '#ui/blocks/section-head.tsx';
import { VideoPlayer } from './video-player.tsx';
import styles from './film.module.css';

interface FilmProps {
  video: Video;
  autoplay: boolean;
  /** The honest line. */
  notice: string;
}

/** The player with what the film shows in words, for those who cannot watch it. */
export function Film({ video, autoplay, notice }: FilmProps) {
  return (
    <div className={styles.film}>
      <VideoPlayer video={video} autoplay={autoplay} />
      <div className={layout.page}>
        <p className={layout.note}>{notice}</p>
        <SectionHead title={video.title} lead={video.description} className={styles.words} />
      </div>
    </div>
  );
}
