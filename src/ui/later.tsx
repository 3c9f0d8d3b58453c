import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What stands below the first screen of a page, or not at all in this layout: after a tap on a link the page comes
 * without it, and it follows in slices that wait for every finger. A page that is opened, gone back to, or gone to for
 * one of its parts has it from the start.
 */
export function Later({ children }: { children: ReactNode }) {
  const isOpened = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const [isShown, setShown] = useState(isOpened || hash !== '');
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown && children;
}
