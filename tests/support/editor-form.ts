import { vi } from 'vitest';
import type { EditorForm } from '#editor/state/editor-context.ts';

/** What every field of the editor's form needs, around an empty file that nobody changes. */
export const editorForm = (own: Pick<EditorForm, 'file'> & Partial<EditorForm>): EditorForm => ({
  trees: {},
  move: vi.fn(),
  tree: {},
  problems: new Map(),
  target: null,
  edit: vi.fn(),
  pictures: { shapes: [], problems: [], failure: null, retry: null, edit: vi.fn(), put: vi.fn() },
  bring: vi.fn(),
  rest: vi.fn(),
  goTo: vi.fn(),
  showPage: vi.fn(),
  ...own,
});
