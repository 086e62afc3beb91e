import { addressLabel } from '@bandwise/domain/internal';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** Undoing and redoing in the test editors. */
export const history = {
  undo: 'Undo last change',
  redo: 'Redo last change',
  nothing: { undo: 'Nothing to undo', redo: 'Nothing to redo' },
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  steps: {
    imported: 'JSON import',
    discarded: 'unpublished work discarded',
    pasted: 'paste',
    partCopied: 'part copied',
    versionRestored: 'version restored',
  },
  kinds: { added: 'added', removed: 'deleted', moved: 'moved', changed: 'changed' },
  test: 'test',
  part: (number: string) => `Part ${number}`,
  group: (number: string) => `Group ${number}`,
  groups: (count: number) => plural(count, '1 group', `${count} groups`),
  question: (number: string) => `question ${addressLabel(number)}`,
  questions: (count: number) => plural(count, '1 question', `${count} questions`),
  /** `text of question 5` */
  of: (field: string, owner: string) => `${field} of ${owner}`,
} as const;
