import type { Theme } from '#site/schema/theme.ts';
import type { DisplayFamily, TextFamily } from '#site/theme/families.ts';

export interface Face {
  family: string;
  /** Source file inside an installed package. */
  source: string;
  weight: string;
  /** Which of the two texts it must be able to set. */
  text: 'text' | 'headings';
  only?: RegExp;
  /** Its source has no ㎡; it is drawn of m and ². */
  makesSquareMetre?: true;
  options?: {
    variationAxes?: { wght: { min: number; max: number; default: number } };
    keepFeatures: string[];
    noHinting?: true;
  };
}

type Source = Omit<Face, 'family' | 'text'>;

/** What sets the text while a family is on its way: a face of the device, as wide as the family. */
type StandIn = { of: 'sans' | 'serif'; sizeAdjust: string };

interface Family {
  sources: readonly Source[];
  // Local faces of the same advance as the ones they stand in for, so that the swap moves nothing. Measured on Hangul:
  // Pretendard 0.864 em, IBM Plex Sans KR 0.892, Gowun Dodum 0.930 against Noto Sans KR 0.920, Gowun Batang 0.929
  // against Noto Serif KR 0.966.
  standIn: StandIn;
}

const HANGUL = /[ᄀ-ᇿ　-〿㄰-㆏가-힣]/u;
const LATIN = /[ -ÿ㎡]/u;

/** A family of @fontsource, whose files have either Hangul or Latin. */
const ofFontsource = (name: string, file: string, weight: string, options?: Face['options']): Source[] => {
  const source = (script: string) => `@fontsource/${name}/files/${name}-${script}-${file}-normal.woff2`;
  const more = options && { options };
  return [
    { source: source('korean'), weight, only: HANGUL, ...more },
    { source: source('latin'), weight, only: LATIN, makesSquareMetre: true, ...more },
  ];
};

/** Half of its weight would be hints for screens that nobody has any more. */
const PLEX: Face['options'] = { keepFeatures: ['kern'], noHinting: true };

const FAMILIES: Readonly<Record<DisplayFamily, Family>> = {
  Pretendard: {
    sources: [
      {
        source: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
        weight: '400 800',
        // Its other features would bring hundreds of glyphs; figures of one width stand under each other in tables.
        options: { variationAxes: { wght: { min: 400, max: 800, default: 400 } }, keepFeatures: ['kern', 'tnum'] },
      },
    ],
    standIn: { of: 'sans', sizeAdjust: '94%' },
  },
  // Its figures are of one width as they are.
  'IBM Plex Sans KR': {
    sources: [
      ...ofFontsource('ibm-plex-sans-kr', '400', '400', PLEX),
      ...ofFontsource('ibm-plex-sans-kr', '600', '600 800', PLEX),
    ],
    standIn: { of: 'sans', sizeAdjust: '97%' },
  },
  'Gowun Batang': {
    sources: ofFontsource('gowun-batang', '700', '700'),
    standIn: { of: 'serif', sizeAdjust: '96%' },
  },
  // Round and light, and there is no other weight: browsers make headings bolder, where they are told what it is.
  'Gowun Dodum': {
    sources: ofFontsource('gowun-dodum', '400', '400'),
    standIn: { of: 'sans', sizeAdjust: '101%' },
  },
};

const LOCAL: Readonly<Record<StandIn['of'], string>> = {
  sans: "local('Noto Sans CJK KR'), local('Noto Sans KR'), local('NotoSansCJKkr-Regular'), local('Malgun Gothic')",
  serif: "local('Noto Serif CJK KR'), local('Noto Serif KR')",
};

const GENERIC: Readonly<Record<StandIn['of'], string>> = {
  sans: "system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif",
  serif: "'Nanum Myeongjo', 'AppleMyungjo', 'Batang', serif",
};

/** The engine's own. */
const OWN: Theme['fonts'] = { text: 'Pretendard', display: 'Gowun Batang' };

/** What the pages call the two: no name of a family is in any build. */
const CALLED = { text: 'site-sans', display: 'site-serif' } as const;

/** Which of the two are files of their own: one family can set both. */
const needed = ({ text, display }: Theme['fonts']): [keyof Theme['fonts'], TextFamily | DisplayFamily][] =>
  text === display
    ? [['text', text]]
    : [
        ['text', text],
        ['display', display],
      ];

/** The faces of a development. */
export const facesOf = (theme: Theme | null): Face[] =>
  needed(theme?.fonts ?? OWN).flatMap(([role, family]) =>
    FAMILIES[family].sources.map(({ source, weight, ...more }) => ({
      family: CALLED[role],
      source,
      weight,
      text: role === 'text' ? 'text' : 'headings',
      ...more,
    })),
  );

/** Whether headings are set in the family of the text. */
export const isOneFamily = (theme: Theme | null): boolean => needed(theme?.fonts ?? OWN).length === 1;

/** The rules of what stands in for a development's faces. */
export const standInRules = (theme: Theme | null): string =>
  needed(theme?.fonts ?? OWN)
    .map(([role, family]) => {
      const { of, sizeAdjust } = FAMILIES[family].standIn;
      return `\n@font-face { font-family: '${CALLED[role]}-fallback'; src: ${LOCAL[of]}; size-adjust: ${sizeAdjust}; }`;
    })
    .join('');

/** The two tokens of fonts. */
export function fontStacks(fonts: Theme['fonts']): { 'font-text': string; 'font-display': string } {
  const stack = (role: keyof Theme['fonts']) =>
    `'${CALLED[role]}', '${CALLED[role]}-fallback', ${GENERIC[FAMILIES[fonts[role]].standIn.of]}`;
  return {
    'font-text': stack('text'),
    'font-display': fonts.text === fonts.display ? 'var(--font-text)' : stack('display'),
  };
}
