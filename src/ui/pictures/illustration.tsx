import { Figure } from './figure.tsx';
import { Picture } from './picture.tsx';

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
    <Figure notice={notice} className={className}>
      <Picture {...picture} {...rest} />
    </Figure>
  );
}
