import { fieldNames } from './exam-file.ts';

/** The versions of a part, in the test editors. */
export const versions = {
  open: 'Versions',
  title: 'Versions',
  hint: 'A new version is saved each time the content of this part is published. Learners take the current version. Results stay with the version that was taken.',
  loading: 'Loading versions…',
  failed: 'The versions could not be loaded.',
  name: (version: number) => `Version ${version}`,
  current: 'Current',
  nobody: 'Unknown (imported, or a deleted user)',
  columns: { version: 'Version', when: 'When', who: 'Who', actions: 'Actions' },
  show: (version: number) => `Show version ${version}`,
  showShort: 'Show',
  view: 'View',
  views: { changes: 'Changes', since: 'Changes since then', preview: 'Preview' },
  first: 'This is the first version.',
  same: 'There are no differences.',
  differences: 'Differences',
  kinds: { changed: 'Changed', added: 'Added', removed: 'Removed', formatting: 'Formatting changed' },
  said: { added: 'Added: ', removed: 'Removed: ' },
  back: 'All versions',
  restore: 'Restore this version',
  restored: (version: number) =>
    `Version ${version} is now in the editor. Choose “Update Test” to publish it, or undo to go back.`,
  /** `Instruction, Questions 1–5` */
  of: (field: string, owner: string) => `${owner}: ${field}`,
  key: (answers: string) => `key: ${answers}`,
  emptyGroup: (type: string) => `Group without questions (${type})`,
  yes: 'yes',
  no: 'no',
  fields: {
    ...fieldNames,
    time: 'time (minutes)',
    reuse_choices: 'choices can be used more than once',
    answers: 'key',
  },
} as const;
