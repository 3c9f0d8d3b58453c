/** Stands for `virtual:films` in unit tests: every film is made for each player. */
export const singleFilms: readonly string[] = [];
