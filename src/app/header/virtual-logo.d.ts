declare module 'virtual:logo' {
  /** What the header shows of the development (theme.ts), and how wide its own lettering is (icons/logo.svg). */
  export const logo: { kind: import('#site/schema/theme.ts').Theme['logo']; ratio: number };
}
