/** A test as JSON, out and in. */
export const examFile = {
  open: 'JSON Output Preview',
  title: 'JSON Output Preview',
  code: 'JSON of the test',
  copy: 'Copy JSON',
  copied: 'Copied!',
  copiedToast: 'JSON copied to clipboard',
  copyFailed: 'Failed to copy to clipboard',
  close: 'Close',
  importOpen: 'Import JSON',
  importTitle: 'Import JSON',
  importLabel: 'JSON of a test',
  importHint: 'Paste the JSON of a test, or choose a file.',
  importFile: 'Choose a file',
  importReplaces: 'What the editor holds is replaced.',
  importSubmit: 'Import',
  importInvalid: 'This is not JSON.',
  importUnreadable: (name: string) => `${name} could not be read. It may have been moved or changed. Choose it again.`,
  inPart: (number: number, message: string) => `Part ${number}: ${message}`,
  imported: 'The test was imported. Nothing is published yet.',
} as const;

/** The fields of a test within a sentence, by their names in an exam file (docs/content-format.md). */
export const fieldNames = {
  title: 'title',
  time: 'time',
  locked: 'lock',
  password: 'password',
  test_type: 'test type',
  variant: 'variant',
  part_number: 'part number',
  start: 'start question number',
  passage: 'passage',
  examContent: 'content',
  explanation: 'explanation',
  audio_url: 'audio',
  transcript: 'transcript',
  modelAnswer: 'model answer',
  numbers: 'numbers',
  type: 'type',
  instruction: 'instruction',
  paragraph: 'text with blanks',
  imgContent: 'picture',
  choices: 'choices',
  labels: 'labels',
  reuse_choices: 'use of choices',
  word_limit: 'word limit',
  question: 'text',
  options: 'options',
  answers: 'answer',
  evidence: 'evidence',
} as const;

/** What of a test, or of what is pasted, can't be kept. */
export const losses = {
  title: 'Publish without what cannot be kept?',
  detail: (messages: readonly string[], more: number) =>
    [...messages, ...(more > 0 ? [`And ${more} more`] : [])].map((message) => `• ${message}`).join('\n'),
  confirm: 'Publish without it',
  scheduled: 'Some of the test cannot be kept',
  accept: 'Publish without it',
} as const;
