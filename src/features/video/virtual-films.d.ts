declare module 'virtual:films' {
  /** Names of the films that are one file, as an office brings it (`tools/films/films.ts`). */
  export const singleFilms: readonly string[];
}
