import { fieldNames } from './exam-file.ts';

/** The versions of a part, in the test editors. */
export const versions = {
  open: 'Versions',
  title: 'Versions',
  hint: 'Each time the content of this part was published. Learners get the current version; results stay with the version they were given on.',
  loading: 'Loading versions...',
  failed: 'The versions could not be loaded.',
  name: (version: number) => `Version ${version}`,
  current: 'Current',
  nobody: 'An import, or somebody who is gone',
  columns: { version: 'Version', when: 'When', who: 'Who', actions: 'Actions' },
  show: (version: number) => `Show version ${version}`,
  showShort: 'Show',
  view: 'What is shown',
  views: { changes: 'What it changed', since: 'Changed since', preview: 'Preview' },
  first: 'This is the first version.',
  same: 'Nothing differs.',
  differences: 'Differences',
  kinds: { changed: 'Changed', added: 'Added', removed: 'Removed', formatting: 'Formatting changed' },
  said: { added: 'Added: ', removed: 'Removed: ' },
  back: 'All versions',
  restore: 'Restore this version',
  restored: (version: number) =>
    `Version ${version} is in the editor. It is published with “Update Test”, and can be undone until then.`,
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
