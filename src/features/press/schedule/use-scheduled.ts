import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '#features/press/database/use-when-online.ts';
import { publishScheduled, readScheduled } from './schedule-writes.ts';
import type { Scheduled } from './scheduled.ts';

const SOONEST_MS = 1000;
/** A phone that slept has lost its timer's time: it looks this often. */
const LATEST_MS = 60_000;

interface Waiting {
  articles: readonly Scheduled[];
  /** When to look again, by this device's clock; null: nothing waits. */
  lookAt: number | null;
  /** Whether the server did not say what waits. */
  isUnread: boolean;
}

const later = () => Date.now() + LATEST_MS;

/** Publishes what is due, in the order of the dates. @returns how many were published, and what waits on */
async function publishDue(siteId: string): Promise<{ published: number; waiting: Waiting }> {
  const { waiting, readAt } = await readScheduled(siteId);
  // By the server's clock: this device's may be wrong.
  const due = waiting.filter(({ publishAt }) => publishAt <= readAt);
  const failed: Scheduled[] = [];
  let published = 0;
  for (const article of due) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- their dates follow each other
      if (await publishScheduled(siteId, article)) published += 1;
    } catch {
      // It holds up none of the others, and is tried again.
      failed.push(article);
    }
  }
  const [next] = waiting.slice(due.length);
  const nextAt = next ? Date.now() + next.publishAt.getTime() - readAt.getTime() : null;
  const lookAt = failed.length > 0 ? Math.min(nextAt ?? Infinity, later()) : nextAt;
  return { published, waiting: { articles: [...failed, ...waiting.slice(due.length)], lookAt, isUnread: false } };
}

/**
 * The articles of a site that wait for their date. While the desk is open, behind other windows too, it publishes those
 * that are due.
 * @param onPublished told after it did
 */
export function useScheduled(siteId: string, onPublished: () => void) {
  const [waiting, setWaiting] = useState<Waiting>({ articles: [], lookAt: null, isUnread: false });
  const read = useCallback(() => {
    publishDue(siteId).then(
      ({ published, waiting: found }) => {
        setWaiting(found);
        if (published > 0) onPublished();
      },
      () => setWaiting(({ articles }) => ({ articles, lookAt: later(), isUnread: true })),
    );
  }, [siteId, onPublished]);
  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && read();
    read();
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [read]);
  useWhenOnline(read);
  useEffect(() => {
    const { lookAt } = waiting;
    if (lookAt === null) return;
    const look = () => {
      // What others changed is only looked for where somebody sees it: each look is paid for.
      if (document.visibilityState === 'visible' || Date.now() >= lookAt) read();
      else setWaiting((before) => ({ ...before }));
    };
    const timer = setTimeout(look, Math.min(Math.max(lookAt - Date.now(), SOONEST_MS), LATEST_MS));
    return () => clearTimeout(timer);
  }, [waiting, read]);
  return { articles: waiting.articles, isUnread: waiting.isUnread, read };
}
