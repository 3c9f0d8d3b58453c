import { attempt } from './attempt.ts';

/** Tells of an element's changes of size, where the browser does. @returns what ends it */
export const watchSize = (element: Element, onChange: () => void): (() => void) =>
  attempt(
    () => {
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      return () => observer.disconnect();
    },
    () => {},
  );
