import * as v from 'valibot';
import { text } from '#site/schema/parts/fields.ts';

/**
 * For each page's path, one or two sentences for search engines and previews. A file of its own, because only the
 * build reads it: the pages' scripts do not carry it.
 */
export const descriptionsSchema = v.record(
  v.string(),
  v.pipe(
    text('인천 온새미 스카이의 브랜드 이야기입니다.'),
    v.minLength(20, 'write at least 20 characters'),
    v.maxLength(160, 'write at most 160 characters'),
  ),
);
export type Descriptions = v.InferOutput<typeof descriptionsSchema>;
