import { setLogLevel, type FirestoreError } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { ARTICLE_CASES, type Caller } from './access-cases.ts';
import { openDatabase } from './database.ts';
import { DRAFT_CASES, STORED_DRAFT } from './draft-cases.ts';
import { SCHEDULED_CASES, WAITING } from './scheduled-cases.ts';

setLogLevel('silent');

const UID: Record<Caller, string | null> = { visitor: null, member: 'member', administrator: 'boss' };
const STORED = {
  siteId: { stringValue: 'site' },
  title: { stringValue: '제목' },
  summary: { stringValue: '요약' },
  content: { stringValue: '본문' },
  date: { timestampValue: '2026-11-01T00:00:00Z' },
};

describe('firestore.rules', () => {
  it.each([...ARTICLE_CASES, ...DRAFT_CASES, ...SCHEDULED_CASES])(
    'a $who who $does: $allowed',
    async ({ who, run, allowed }) => {
      const { put, as } = await openDatabase();
      await put('admins/boss', {});
      await put('press/stored', { ...STORED, views: { integerValue: '3' } });
      await put('press/uncounted', STORED);
      await put('admins/boss/drafts/stored', STORED_DRAFT);
      await put('sites/site/scheduled/stored', WAITING);
      const outcome = await run(as(UID[who])).then(
        () => 'allowed',
        (error: FirestoreError) => error.code,
      );
      expect(outcome).toBe(allowed ? 'allowed' : 'permission-denied');
    },
  );
});
