import { FirestoreError } from '#local/firestore/errors.ts';

/** Where all documents of a project's one database stand. */
export const documentsRoot = (projectId: string): string => `projects/${projectId}/databases/(default)/documents`;

/** The full name of a collection's documents' parent. */
export const collectionOf = (documentName: string): string => documentName.slice(0, documentName.lastIndexOf('/'));

/** Checks that a name is one of a document under `root`. @throws FirestoreError otherwise */
export function checkDocumentName(name: string, root: string): string {
  const segments = name.startsWith(`${root}/`) ? name.slice(root.length + 1).split('/') : [];
  const isWhole = segments.length > 0 && segments.length % 2 === 0;
  if (!isWhole || segments.some((segment) => /^(\.{0,2}|__.*__)$/.test(segment) || Buffer.byteLength(segment) > 1500)) {
    throw new FirestoreError('INVALID_ARGUMENT', `Document name "${name}" is not a document of this database.`);
  }
  return name;
}
