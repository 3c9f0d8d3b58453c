import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Look = 'dark' | 'light' | 'on-picture';

/** Class names of a button, for links that look like one. */
export const buttonClass = (look: Look = 'dark'): string =>
  clsx(styles.button, look === 'light' && styles.light, look === 'on-picture' && styles.onPicture);

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
}

export function Button({ look = 'dark', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={clsx(buttonClass(look), className)} {...rest} />;
}
