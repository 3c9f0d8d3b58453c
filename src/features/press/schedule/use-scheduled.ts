import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import { publishScheduled, readScheduled } from './schedule-writes.ts';
import type { Scheduled } from './scheduled.ts';

const SOONEST_MS = 1000;
/** A phone that slept has lost its timer's time: it looks this often. */
const LATEST_MS = 60_000;

interface Waiting {
  articles: readonly Scheduled[];
  /** When the next one is due, in milliseconds after they were read; null: none waits. */
  nextIn: number | null;
}

/** Publishes what is due, in the order of the dates. @returns how many were published, and what waits on */
async function publishDue(siteId: string): Promise<{ published: number } & Waiting> {
  const { waiting, readAt } = await readScheduled(siteId);
  // By the server's clock: this device's may be wrong.
  const due = waiting.filter(({ publishAt }) => publishAt <= readAt);
  let published = 0;
  for (const article of due) {
    // oxlint-disable-next-line no-await-in-loop -- their dates follow each other
    if (await publishScheduled(siteId, article)) published += 1;
  }
  const articles = waiting.filter((article) => !due.includes(article));
  const [next] = articles;
  return { published, articles, nextIn: next ? next.publishAt.getTime() - readAt.getTime() : null };
}

/**
 * The articles of a site that wait for their date. While the desk is open it publishes those that are due.
 * @param onPublished told after it did
 */
export function useScheduled(siteId: string, onPublished: () => void) {
  const [waiting, setWaiting] = useState<Waiting>({ articles: [], nextIn: null });
  const read = useCallback(() => {
    if (document.visibilityState === 'hidden') return;
    publishDue(siteId).then(
      ({ published, ...found }) => {
        setWaiting(found);
        if (published > 0) onPublished();
      },
      // Asked again after the same time, or as soon as there is a network.
      () => setWaiting((before) => ({ ...before })),
    );
  }, [siteId, onPublished]);
  useEffect(() => {
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [read]);
  useWhenOnline(read);
  useEffect(() => {
    const { nextIn } = waiting;
    if (nextIn === null) return;
    const timer = setTimeout(read, Math.min(Math.max(nextIn, SOONEST_MS), LATEST_MS));
    return () => clearTimeout(timer);
  }, [waiting, read]);
  return { articles: waiting.articles, read };
}
