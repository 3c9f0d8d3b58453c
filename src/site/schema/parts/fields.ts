import * as v from 'valibot';
import { LAW_TEXTS } from './law-ids.ts';
import { REGIONS, REGULATIONS } from './regions.ts';

// The building blocks of every content schema. Each message says what to write instead,
// because the person who reads it wrote a content file, not this engine.

/** How content marks what is invented, to visitors too. */
export const EXAMPLE_MARK = '(예시)';
/** How a new development's content marks what nobody has written yet; never to be published. */
export const TO_WRITE_MARK = '(작성)';

/** A visible text: not empty, no stray spaces at its ends. */
export const text = (example: string) =>
  v.pipe(
    v.string(`write a text in quotes, for example '${example}'`),
    v.check(
      (value) => value.trim() === value && value.length > 0,
      `write a text without spaces at its ends, for example '${example}'`,
    ),
  );

/** A text that the pages set in the display face: the build gives that face its glyphs. */
export const heading = (example: string) => v.pipe(text(example), v.metadata({ isHeading: true }));

/** A number above zero, in the unit that the field's name says. */
export const positive = (example: number) =>
  v.pipe(
    v.number(`write a number without quotes, for example ${example}`),
    v.minValue(Number.MIN_VALUE, `write a number above 0, for example ${example}`),
  );

export const wholeNumber = (example: number) =>
  v.pipe(
    v.number(`write a whole number without quotes, for example ${example}`),
    v.integer(`write a whole number, for example ${example}`),
    v.minValue(0, `write 0 or more, for example ${example}`),
  );

/** A colour of a screen, as stylesheets write it. */
export const colour = (example: string) =>
  v.pipe(
    v.string(`write a colour, for example '${example}'`),
    v.regex(/^#[0-9a-f]{6}$/, `write a colour of six small hexadecimal digits, for example '${example}'`),
  );

/** A calendar day in Korea, YYYY-MM-DD. */
export const day = v.pipe(
  v.string("write a day as 'YYYY-MM-DD', for example '2027-03-05'"),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, "write a day as 'YYYY-MM-DD', for example '2027-03-05'"),
  v.check(
    (value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) ?? false,
    'write a day that exists in the calendar',
  ),
);

export const httpsAddress = v.pipe(
  v.string("write an address, for example 'https://www.example.com/'"),
  v.check((value) => {
    try {
      return new URL(value).protocol === 'https:';
    } catch {
      return false;
    }
  }, "write a full address that begins with https://, for example 'https://www.example.com/'"),
);

/** A path of this site, as it stands in the address bar (not percent-encoded). */
export const path = v.pipe(
  v.string("write a path, for example '/Example/page'"),
  v.regex(/^\/[^\s?#]*$/, "write a path that begins with / and has no ? or #, for example '/Example/page'"),
);

/** A picture by its name under `images/`, with what it shows; `alt: ''` only for pure decoration. */
export const picture = v.strictObject({
  name: v.pipe(
    v.string("write the name of a folder under images/, for example 'hero'"),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the name in small letters, digits and hyphens'),
  ),
  alt: v.string("describe what the picture shows, for example '해 질 녘의 단지 전경'"),
});
export type PictureReference = v.InferOutput<typeof picture>;

export const use = v.picklist(['apartment', 'officetel'], "write 'apartment' or 'officetel'");

/** Where a fact comes from and when it was last checked. */
export const source = v.strictObject({
  name: text('주택공급에 관한 규칙'),
  checked: day,
});
export type Source = v.InferOutput<typeof source>;

/**
 * The article that a statement rests on. `checked`: when somebody last read the statement against the law's own text;
 * null while it is known from other sources only. The page then says 입주자모집공고 확인 beside it, of an officetel
 * 분양광고 확인.
 */
export const law = v.strictObject({
  article: text('주택법 제64조'),
  checked: v.nullable(day),
  use: v.optional(use),
  /** Which of the engine's sentences or tables it is; nobody writes it: reading content does. */
  id: v.optional(text('resale')),
});
export type Law = v.InferOutput<typeof law>;

export const region = v.picklist(REGIONS, `write one of '${REGIONS.join("', '")}'`);

/** 비규제지역, 조정대상지역, 투기과열지구 */
export const regulation = v.picklist(REGULATIONS, `write one of '${REGULATIONS.join("', '")}'`);

/** One of the engine's sentences by its name. `own`: what stands in its place where the engine has none. */
export const lawReference = v.strictObject({
  lawText: v.picklist(LAW_TEXTS),
  own: v.optional(v.strictObject({ region, regulation, text: text('한 문장입니다.'), law })),
});

/**
 * A sentence. One on the law carries its article; one that holds in one region or under one regulation only begins with
 * which. One that the engine has is only referred to: reading content puts the sentence in its place that holds where the
 * development lies, and where the engine has none, the development's `own`.
 */
export const statement = v.union(
  [
    text('한 문장입니다.'),
    v.strictObject({
      region: v.optional(region),
      regulation: v.optional(regulation),
      text: text('한 문장입니다.'),
      law: v.optional(law),
    }),
    lawReference,
  ],
  "write a text, or { text: …, law: { article: '주택법 제64조', checked: '2026-11-22' or null } }; `region: '인천',` and `regulation: 'none',` stand before the text that holds only there; { lawText: 'resale' } is a sentence of src/text/law",
);
export type Statement = v.InferOutput<typeof statement>;

export const list = <Item extends v.GenericSchema>(item: Item, example: string) =>
  v.pipe(
    v.array(item, `write a list in [ ], for example [${example}]`),
    v.minLength(1, `write at least one, for example [${example}]`),
  );
