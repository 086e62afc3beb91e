import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** Recording spoken answers and handing them in. */
export const speaking = catalogue('speaking', {
  lead: 'Record an answer to each question and listen to it. Hand in your recordings to get feedback and bands.',
  toTasks: 'Speaking Tests',
  status: 'Recordings',
  questions: 'Questions',
  question: (number: number) => `Question ${number}`,
  part: (part: number) => `Part ${part}`,
  answer: (number: number) => `your answer to question ${number}`,
  notRecorded: 'Not recorded',
  recorded: (time: string) => `Recorded: ${time}`,
  recording: 'Recording',
  preparing: 'Preparing',
  seconds: (seconds: number) => plural(seconds, '1 second', `${seconds} seconds`),
  minutes: (minutes: number) => plural(minutes, '1 minute', `${minutes} minutes`),
  times: (prepare: string | null, answer: string) =>
    prepare === null ? `Speak for up to ${answer}.` : `You have ${prepare} to prepare. Then speak for up to ${answer}.`,
  listen: 'Listen to the question',
  record: 'Record',
  prepare: 'Start preparing',
  speak: 'Start speaking',
  stop: 'Stop',
  again: 'Record again',
  next: 'Next question',
  notes: 'Notes',
  notesHint: 'Only for you. They are not handed in.',
  prepareNow: 'Preparation has started.',
  speakNow: 'Recording has started. Speak now.',
  answered: 'Your answer is recorded.',
  upload: 'Upload a file instead',
  uploading: 'Reading the file…',
  uploadHint: 'An audio file of your answer (M4A, MP3, WAV, OGG or WebM), up to 15 minutes and 28 MB.',
  files: {
    type: 'This type of file cannot be handed in. Choose an M4A, MP3, WAV, OGG or WebM file.',
    size: 'This file is larger than 28 MB. Choose a smaller file.',
    long: 'This recording is longer than 15 minutes. Choose a shorter recording.',
    silent: 'There is no sound in this file. Choose another file.',
    unreadable: 'This browser cannot read the file. Choose another file, or convert this one to MP3 first.',
  },
  longer: (time: string) => `Your answer is longer than the ${time} for this question. You can still hand it in.`,
  microphone: {
    title: 'Microphone',
    check: 'Check the microphone',
    checkAgain: 'Check again',
    opening: 'Opening the microphone…',
    allow: 'Allow the microphone if the browser asks.',
    say: 'Say something: the bar moves when the microphone picks up your voice.',
    works: 'The microphone is working.',
    level: 'Microphone level',
    problems: {
      insecure:
        'The browser does not let this page use the microphone, because its address does not begin with https. Open the site at its https address, or upload a file instead.',
      unsupported:
        'This browser cannot record. Use a current version of Chrome, Edge, Firefox or Safari, or upload a file instead.',
      refused:
        'The microphone is blocked for this site. Allow it in the browser’s settings next to the address, then choose “Check again”. Or upload a file instead.',
      missing: 'No microphone was found. Connect one and choose “Check again”, or upload a file instead.',
      busy: 'Another program is using the microphone. Close that program and choose “Check again”, or upload a file instead.',
      failed: 'The microphone could not be opened. Choose “Check again”, or upload a file instead.',
    },
  },
  ends: {
    hidden:
      'The recording stopped because you went to another tab or app, or the screen was locked. Stay on this page while you speak.',
    unplugged: 'The recording stopped because the microphone was disconnected. Connect it and check it again.',
    failed: 'The recording stopped because of a problem in the browser. Check the microphone again.',
    closed: 'The page was closed while you were recording. At most the last three seconds are missing.',
  },
  endsSaved: 'Your answer up to that point is saved. You can hand it in or record it again.',
  endsEmpty: 'Nothing was recorded. Record this answer again.',
  lost: {
    title: (count: number) => plural(count, 'An answer is missing', `${count} answers are missing`),
    which: (number: number) =>
      `Your answer to question ${number} is no longer on this device: the browser removed it before it was sent.`,
    again: (number: number) => `Answer question ${number} again`,
    step: 'You can answer again, or hand in only the other answers.',
  },
  retry: 'Try again',
  handIn: 'Hand in',
  handInHint: (answered: number, all: number) =>
    `${answered} of ${plural(all, '1 answer is', `${all} answers are`)} recorded.`,
  confirm: {
    title: 'Hand in these recordings?',
    missing: (count: number) =>
      `${plural(count, '1 question has', `${count} questions have`)} no answer. You can still hand in your recordings.`,
    after:
      'You cannot change your recordings after you hand them in. Administrators, or teachers of your classes, listen to them and assess them. You will find them in My feedback, and can record new ones.',
  },
  sending: 'Handing in…',
  offline:
    'Not handed in yet. Your recordings are saved on this device. Keep this page open: they will be sent as soon as possible.',
  doneHint: 'You will get an email when your recordings have been assessed.',
  open: 'Open your recordings',
  missingTask: 'This Speaking task is not available',
  loading: 'Loading the task…',
  otherTab: 'This task is open in another tab',
  otherTabHint: 'You can record in one tab at a time. Continue in the other tab, or close it to record here.',
} as const);

/** A whole speaking test under exam conditions. */
export const speakingTest = catalogue('speakingTest', {
  title: 'Speaking test',
  hint: 'You hear or read each question once. The clock starts automatically, and you cannot record an answer again.',
  facts: (questions: number, minutes: number) =>
    `${plural(questions, '1 question', `${questions} questions`)}, about ${plural(minutes, '1 minute', `${minutes} minutes`)}.`,
  rules: [
    'Sit in a quiet place and stay on this page. If you go to another tab or app, the recording stops.',
    'If a question gives you time to prepare, you can make notes. They are not handed in.',
    'Your answers are handed in automatically at the end.',
  ],
  checkFirst: 'Check the microphone first.',
  start: 'Start the test',
  withFiles: 'Upload files instead',
  withFilesHint:
    'When you see a question, record your answer with another device and upload the file. You keep the time yourself.',
  resume: (asked: number, all: number) =>
    `You have been asked ${asked} of ${plural(all, '1 question', `${all} questions`)}. Your answers so far are saved. Each question is asked once, so the test continues with the next one.`,
  goOn: 'Continue the test',
  of: (number: number, all: number) => `Question ${number} of ${all}`,
  listening: 'Listen to the question.',
  finish: 'I have finished',
  interrupted: 'The test was interrupted',
  soFar: 'Your answers so far are saved.',
  onward: 'Continue with the next question',
  nothing: 'No answer was recorded, so there is nothing to hand in. You can take the test again.',
  over: 'The test has ended',
  missing: 'Speaking test not found',
} as const);
