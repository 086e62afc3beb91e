import type { Skill } from '@bandwise/domain';
import { addressLabel } from '@bandwise/domain/internal';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** Joins names with commas and “and”. */
const LIST = new Intl.ListFormat('en-GB');
const minuteCount = (minutes: number) => plural(minutes, '1 minute', `${minutes} minutes`);

/** The texts of the four test editors (administrator specification, sections 2, 5 and 8). */
export const editor = {
  titles: {
    reading: { create: 'Create New IELTS Reading Test', edit: 'Edit Test' },
    listening: { create: 'Create New IELTS Listening Test', edit: 'Edit Listening Test' },
    writing: { create: 'Create New IELTS Writing Test', edit: 'Edit IELTS Writing Test' },
    speaking: { create: 'Create New IELTS Speaking Test', edit: 'Edit IELTS Speaking Test' },
  } satisfies Record<Skill, Record<'create' | 'edit', string>>,
  publish: 'Publish Test',
  update: 'Update Test',
  loading: {
    reading: 'Loading test data...',
    listening: 'Loading test data...',
    writing: 'Loading exam data...',
    speaking: 'Loading exam data...',
  } satisfies Record<Skill, string>,
  keysKeptTitle: (count: number) => plural(count, 'A corrected key was kept', 'Corrected keys were kept'),
  keysKept: (keys: readonly { readonly part_number: number; readonly question: string }[]) => {
    const named = keys
      .map(({ part_number, question }) => `question ${addressLabel(question)} of part ${part_number}`)
      .join(', ');
    return plural(
      keys.length,
      `Someone corrected a key while you were editing: ${named}. The corrected key is kept. Open the test again to see it.`,
      `Someone corrected keys while you were editing: ${named}. The corrected keys are kept. Open the test again to see them.`,
    );
  },
  noContent: 'No content available',
  start: {
    heading: 'How do you want to begin?',
    ways: {
      paste: {
        name: 'Paste the text',
        hint: 'From a PDF, a web page or an email. Questions, options and keys are recognised.',
      },
      word: { name: 'Import a Word file', hint: 'A .docx file with passages, questions, pictures and answer keys.' },
      json: { name: 'Import JSON', hint: 'A test copied from this console or another one.' },
      hand: { name: 'Write it by hand', hint: 'Start with an empty test.' },
    },
  },
  basic: {
    heading: 'Basic Information',
    title: { marked: 'Title', prompt: 'Test Name' },
    titlePlaceholder: 'Enter the test title',
    time: 'Time (minutes)',
    minutes: 'Recommended time (minutes)',
    words: 'Minimum words',
    adviceHint: 'For full tests under exam conditions. Leave empty for the usual value of this part.',
    officialTime: (minutes: number, length: string) =>
      `Official time: ${minutes} minutes (${length} of recordings, then 2 minutes to check answers).`,
    officialTimeUnknown: (minutes: number) =>
      `Official time: ${minutes} minutes. The length of at least one recording is unknown, so under exam conditions the time of its part is used.`,
    timeShared: 'For the whole test, divided equally between its parts.',
    timeRounded: ({ of, parts, each, total }: { of: number; parts: number; each: number; total: number }) =>
      parts === of
        ? `For the whole test. Each of the ${parts} parts gets ${minuteCount(each)} (rounded up), so ${minuteCount(total)} in total.`
        : `For a full test of ${of} parts, ${minuteCount(each)} each. The parts written so far have ${minuteCount(total)}.`,
    testType: 'Test Type',
    testTypes: { single_part: 'Single Part', full_test: 'Full Test' },
    variant: 'Academic or General Training',
    variants: { academic: 'Academic', general: 'General Training' },
    marking: 'Marking',
    markings: {
      installation: (profile: string) => `Default of this site: ${profile}`,
      ielts: 'IELTS practice',
      spec: 'As written',
    },
    markingHints: {
      ielts: 'Capital letters, punctuation around an answer and accepted spelling variants make no difference.',
      spec: 'Answers must be exactly like the key, or like the key in capital letters. A key with brackets or slashes is saved as several accepted answers.',
    },
    fullStays: 'Fixed, because this test has several parts.',
    part: 'Part Number',
    start: 'Start Question Number',
    startFollows: 'Leave empty to continue from the previous part.',
    locked: 'Lock this test with a password',
    password: 'Password',
    passwordPlaceholder: 'min. 4 characters',
    moves: (from: string) => `When you update, the test moves from ${from} to this part. Existing results are kept.`,
  },
  parts: {
    label: 'Parts of the test',
    empty: 'empty',
    emptyHint: 'Empty parts are not published.',
  },
  content: {
    passageHeading: 'Passage Content',
    passage: 'Passage',
    passageHint: 'Each paragraph, heading, list or table is a separate block. Plain text is split at blank lines.',
    task: 'Content',
    words: (count: number) => plural(count, '1 word', `${count} words`),
    explanationHeading: 'Explanation',
    explanation: 'Explanation',
    explanationHint: 'Learners can read it after they submit.',
    loadingEditor: 'Loading the editor…',
  },
  conduct: {
    heading: 'Under Exam Conditions',
    fields: {
      reading_seconds: 'Seconds to read',
      checking_seconds: 'Seconds to check',
      final_checking_seconds: 'Seconds to check at the end',
      free_movement: 'Learners can answer questions of other parts while a part plays',
    },
    hints: {
      reading_seconds: 'Before each part, to read its questions.',
      checking_seconds: 'After each part except the last, to check answers.',
      final_checking_seconds: 'After the last part, to check all answers.',
    },
  },
  audio: {
    heading: 'Audio File',
    url: 'Audio URL',
    urlHint: 'Paste an address or upload a file.',
    upload: 'Upload a file',
    uploading: 'Uploading…',
    limits: 'MP3, M4A, OGG or WAV, at most 50 MB',
    remove: 'Remove audio',
    player: 'The recording',
    unplayable: 'This browser cannot play the recording. Check the address.',
    insecure: 'Browsers may block an address that does not begin with https.',
    duration: (text: string) => `Length ${text}`,
    browserGuess: (text: string) =>
      `This browser estimates ${text} from the beginning of the file. Learners see the measured length.`,
    longerThanTime: (minutes: number) => `The recording is longer than the time of the test (${minuteCount(minutes)}).`,
    uploaded: (name: string) => `${name} was uploaded.`,
    errors: {
      type: 'Choose an MP3, M4A, OGG or WAV file.',
      empty: 'The file is empty. Choose another file.',
      size: 'The file is larger than 50 MB. Choose a smaller file.',
      unreadable: 'This file cannot be played. Choose another file.',
      tooShort: 'The recording must be at least one second long.',
      tooLong: 'The recording must not be longer than two hours.',
      failed: 'The file could not be uploaded.',
    },
  },
  statistics: {
    heading: 'Test Statistics',
    parts: 'Parts',
    groups: 'Question groups',
    questions: 'Questions',
    numbers: 'Numbers',
    words: 'Words in the passage',
    taskWords: 'Words in the content',
    minutes: 'Minutes',
    minutesShared: ({ parts, each }: { parts: number; each: number }) => `Minutes (${parts} parts, ${each} each)`,
  },
  validation: {
    heading: 'Validation Status',
    done: 'done',
    toDoCount: (count: number) => `${count} to do`,
    open: 'not done',
    ready: 'Ready to publish',
    notReady: 'Not ready to publish',
    fixFirst: 'Fix all errors before publishing',
    findings: 'Publish check',
    passed: 'Publish check passed',
    noFindings: 'No findings',
    correct: 'Correct',
    correctAll: (count: number) => `Correct all ${count} answers`,
    corrected: (count: number) => plural(count, '1 answer corrected', `${count} answers corrected`),
    severities: { error: 'Error', warning: 'Warning', info: 'Note' },
    toDo: 'To do',
    part: (label: string) => `${label}: `,
    selfCheck: 'The key, marked as if a learner had given its answers',
    selfCheckOk: 'all correct',
    selfCheckWrong: 'some wrong',
    errors: (count: number) => plural(count, '1 error', `${count} errors`),
    toFix: (count: number) =>
      plural(count, '1 error to fix before publishing', `${count} errors to fix before publishing`),
  },
  learner: {
    published: (title: string) => `“${title}” is published.`,
    next: 'The form below is empty, ready for your next test.',
    edit: 'Edit this test',
    seeParts: 'View as a learner:',
  },
  panels: {
    label: 'View',
    write: 'Write',
    split: 'Side by side',
    single: 'One column',
    status: 'Status',
    preview: 'Live preview',
  },
  preview: {
    heading: 'Live preview',
    hint: 'This is what learners see. Answers entered here are not saved.',
    noQuestions: 'No questions yet',
  },
  drafts: {
    duplicateOf: (title: string) => `This is a new, unpublished copy of “${title}”.`,
    restored: (when: string) => `Your unpublished work from ${when} was restored from this device.`,
    restoredFrom: (who: string, when: string) => `You are editing the draft that was saved by ${who} (${when}).`,
    you: 'you',
    startAnother: 'Start a new test',
    publishedAsScheduled: 'This test was published at its scheduled time. Your later changes are not included.',
    goOn: 'Continue with the published test',
    gone: 'This draft was published or deleted.',
    onServer: 'Draft saved on this device and on the server',
    onlyOnServer: 'Draft saved on the server',
    saving: 'Draft saved on this device. Saving on the server…',
    offline: 'Draft saved on this device. It will be saved on the server when the connection is back.',
    openTheirs: 'Open saved version',
    saveAnew: 'Save my version as a new draft',
    editing: (names: readonly string[]) =>
      `${LIST.format(names)} ${plural(names.length, 'is', 'are')} editing this now`,
    outdated: 'The published test has changed since then.',
    elsewhere: 'This test is also open in another tab. Each tab has its own draft.',
    elsewhereNew: 'Another new test is open in another tab. The test in this tab is separate and has its own draft.',
    discard: 'Discard',
    discardTitle: 'Discard unpublished work?',
    discardDetail: 'It is not saved anywhere else.',
    discardUndo: 'You can undo this until you leave the editor.',
    discardForAll: 'The draft will be deleted for every administrator.',
    discardSchedule: (when: string) => `It is scheduled for ${when} and will not be published then.`,
    saved: 'Draft saved on this device',
    unsaved: 'Saving the draft…',
    clean: 'No unsaved changes',
    failed: 'This browser cannot save drafts. Publish before you leave.',
    leaveTitle: 'Leave without publishing?',
    leaveKept: 'Your work is saved as a draft on this device and will be here when you come back.',
    leaveLost: 'Your work cannot be saved on this device and will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  conflict: {
    title: 'This test has changed since you opened it',
    detail:
      'Another version was published while you were editing, so yours was not published. Nothing is lost: your version is saved as a draft on this device.',
    changes: 'Changes in the published version:',
    asideFirst: 'You have already set aside an earlier version. Go back to it or discard it first.',
    openTheirs: 'Open published version',
    copyMine: 'Copy my version as JSON',
    close: 'Continue editing',
    kept: (when: string) => `Your version from ${when} is saved on this device. You are looking at another version.`,
    takeMine: 'Go back to my version',
    discardMine: 'Discard my version',
    mineLeft: (when: string) => `Your earlier version from ${when} was discarded.`,
    mineOverTheirs:
      'This is your version. When you update, your changes are published. Everything else stays as it is in the published version.',
    keysChanged: (keys: readonly { readonly part: number; readonly question: string }[]) => {
      const named = keys.map(({ part, question }) => `question ${addressLabel(question)} of part ${part}`).join(', ');
      return `Your version would undo key changes that someone else has published: ${named}. Compare it with the published version before you update.`;
    },
  },
  errors: {
    start: 'Start question number must be at least 1',
    startMax: (most: number) =>
      `Start question number must be at most ${most}, so that no question number is above 999`,
    lockWithoutPassword:
      'Without a password of its own, the test opens only with the site’s default password. If there is none, learners cannot open the test.',
    noExam: 'Cannot update test: Existing test ID not found.',
  },
} as const;
