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
  picturesElsewhere: 'Pictures of this test are on other sites',
  picturesHint:
    'Learners see pictures of this site only. Copy them if you may use them here; this site then fetches each from its address.',
  picturesCopy: 'Copy them and import',
  picturesLeave: 'Import without copying',
  picturesFailed: 'The pictures could not be copied',
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
  marking_profile: 'marking profile',
  reading_seconds: 'seconds to read',
  checking_seconds: 'seconds to check',
  final_checking_seconds: 'seconds to check at the end',
  free_movement: 'free movement',
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
  letters: 'letters of the choices',
  choices_title: 'title of the choices',
  labels: 'labels',
  reuse_choices: 'use of choices',
  word_limit: 'word limit',
  question: 'text',
  options: 'options',
  answers: 'answer',
  evidence: 'evidence',
} as const;

/** A new test that is here already. */
export const repeated = {
  found: (name: string) => `This test is here already, as “${name}”.`,
  title: 'Publish a test that is here already?',
  confirm: 'Publish it again',
  importTitle: 'This test is here already',
  importAgain: 'Import it again',
  scheduleAgain: 'Schedule it again to publish it all the same.',
} as const;

/** What of a test, or of what is pasted, can't be kept. */
export const doubts = {
  title: 'Publish with these doubts?',
  detail: 'Learners would see this as it is. Go back to correct it, or publish the test anyway.',
  confirm: 'Publish anyway',
  some: 'The test has something that should be confirmed',
  accept: 'Publish it as it is',
} as const;

export const losses = {
  title: 'Publish without what cannot be kept?',
  detail: 'All else is published as it is.',
  more: (count: number) => `And ${count} more`,
  confirm: 'Publish without it',
  lost: (name: string) => `${name} cannot be kept`,
  importWithout: 'Import without it',
  some: 'Some of the test cannot be kept',
  accept: 'Publish without it',
  pasted: (name: string) => `${name} cannot be kept, and was left out when you pasted`,
  leaveOut: 'Leave it out',
  leaveAllOut: (count: number) => `Leave out all ${count} that were pasted and cannot be kept`,
} as const;
