import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeInHash, hashOfCode } from '#site/furniture/layout-address.ts';
import { readLayout, writeLayout } from '#site/furniture/layout-code.ts';
import type { Layout } from '#site/furniture/piece.ts';

/** A drag changes the layout once, a held key many times a second; browsers end pages that change their address too often. */
const REST_MS = 400;

/**
 * Keeps the address that of the layout, so that a reload, a bookmark and a copied address have it, and opens the one that
 * the address brings.
 */
export function useLayoutAddress(layout: Layout, onRead: (read: ReturnType<typeof readLayout>) => void): void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const known = useRef<string | null>(null);
  const written = useRef(0);
  const isOpening = useRef(false);
  const reading = useRef(onRead);
  useEffect(() => {
    reading.current = onRead;
  });
  useEffect(() => {
    const code = codeInHash(hash);
    if (code === null || code === known.current) return;
    const read = readLayout(code);
    // What cannot be read stays in the address until something else is to be said there.
    known.current = 'fault' in read ? null : code;
    isOpening.current = !('fault' in read);
    reading.current(read);
  }, [hash]);
  useEffect(() => {
    // What was read becomes the layout with the next render.
    const isOld = isOpening.current;
    isOpening.current = false;
    const code = writeLayout(layout);
    const isNew = code !== known.current && (layout.pieces.length > 0 || known.current !== null);
    if (isOld || !isNew) return;
    const write = () => {
      known.current = code;
      written.current = Date.now();
      void navigate(
        { search, hash: hashOfCode(code) },
        { replace: true, state: state as unknown, preventScrollReset: true },
      );
    };
    const wait = written.current + REST_MS - Date.now();
    // At once where it can be: a reload has the address of its own moment.
    if (wait <= 0 || wait > REST_MS) return write();
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  }, [layout, navigate, search, state]);
}
