import { shell } from '#content/shell.ts';
import { videos } from '#content/videos.ts';
import { Film } from '#features/video/film.tsx';
import { ComingSoon } from '#ui/controls/coming-soon.tsx';
import styles from './videos.module.css';

export function Page() {
  if (!videos) return <ComingSoon />;
  return (
    <div className={styles.page}>
      <Film video={videos.brandFilm} autoplay notice={shell.pictureNotice} />
    </div>
  );
}
