import { Picture } from './picture.tsx';
import styles from './illustration.module.css';

interface IllustrationProps {
  picture: { name: string; alt: string };
  /** The honest line under it. */
  notice?: string;
  sizes?: string;
  /** As of {@link Picture}. */
  early?: boolean;
  className?: string | undefined;
}

/** A picture with the line that says what it is not. */
export function Illustration({ picture, notice, className, ...rest }: IllustrationProps) {
  return (
    <figure className={className}>
      <Picture {...picture} {...rest} />
      {notice && <figcaption className={styles.notice}>{notice}</figcaption>}
    </figure>
  );
}
