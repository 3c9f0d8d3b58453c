import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Look = 'dark' | 'light' | 'on-picture';

/** Class names of a button, for links that look like one. */
export const buttonClass = (look: Look = 'dark'): string =>
  [styles.button, look === 'light' && styles.light, look === 'on-picture' && styles.onPicture]
    .filter(Boolean)
    .join(' ');

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
}

export function Button({ look = 'dark', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={[buttonClass(look), className].filter(Boolean).join(' ')} {...rest} />;
}
