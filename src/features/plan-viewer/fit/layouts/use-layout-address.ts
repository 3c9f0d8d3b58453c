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
    reading.current(read);
  }, [hash]);
  useEffect(() => {
    const code = writeLayout(layout);
    const isNew = code !== known.current && (layout.pieces.length > 0 || known.current !== null);
    if (!isNew) return;
    const timer = setTimeout(() => {
      known.current = code;
      void navigate(
        { search, hash: hashOfCode(code) },
        { replace: true, state: state as unknown, preventScrollReset: true },
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [layout, navigate, search, state]);
}
