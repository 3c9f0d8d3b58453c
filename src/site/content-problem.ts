/** One thing wrong with the content: file, field, and what to write instead. */
export interface ContentProblem {
  file: string;
  field: string;
  remedy: string;
}
