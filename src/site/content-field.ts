/** Where a value stands in a content file: `sections[0].title`, `['/privacy'].lead`. */
export const fieldOf = (parent: string, key: string, isIndex: boolean): string =>
  isIndex ? `${parent}[${key}]` : /^[A-Za-z]\w*$/.test(key) ? `${parent}${parent && '.'}${key}` : `${parent}['${key}']`;
