declare module 'virtual:logo' {
  /** What the header shows of the development (theme.ts). */
  export const logo: import('#site/schema/theme.ts').Theme['logo'];
}
