/** Words of the documents, such as the privacy policy. */
export const DOCUMENT_TEXT = {
  contents: '목차',
  effective: (day: string) => `시행일 ${day}`,
} as const;
