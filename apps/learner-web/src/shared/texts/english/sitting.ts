import { UNHEARD_MAX } from '@bandwise/domain/internal';
import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

const minutes = (count: number) => plural(count, '1 minute', `${count} minutes`);
const questions = (count: number) => plural(count, '1 question', `${count} questions`);

/** Texts of full tests under exam conditions. */
export const sitting = catalogue('sitting', {
  loading: 'Loading the test…',
  notFound: 'This test was not found. It may have been discarded.',
  instructions: {
    hint: 'Read this before you start.',
    parts: (parts: number, count: number) => `${plural(parts, '1 part', `${parts} parts`)}, ${questions(count)}.`,
    tasks: (tasks: number) => plural(tasks, '1 writing task.', `${tasks} writing tasks.`),
    clock: (time: string, button: string) => `You have ${time} in all. The clock starts when you press “${button}”.`,
    goesOn: 'The clock cannot be paused. It keeps running if you close or reload the page, or lose your connection.',
    saved: 'Your answers are saved as you type. When the time is up, the saved answers are marked.',
    savedTexts: 'Your text is saved as you type. When the time is up, the saved text is final.',
    end: 'You can end the test before the time is up. A finished test cannot be opened again.',
    results:
      'Your marks are shown at the end, and the correct answers unless your teacher hides them. A test with 40 questions also has a band.',
    textsKept: 'At the end you can read what you wrote. Writing is not marked automatically.',
    textsHandedIn: 'Your texts are handed in at the end to be assessed. You will find them in My feedback.',
    start: 'Start the test',
    byItself: (time: string) => `The test starts automatically in ${time}.`,
  },
  pause: {
    heading: 'Break',
    hint: 'The clock of the next test has not started.',
    isNext: 'next',
    over: 'Finished',
    byItself: (time: string) => `The instructions open automatically in ${time}.`,
    goOn: 'Continue now',
    end: 'End the exam here',
    endTitle: 'End the exam here?',
    endText: 'The tests that you have taken are marked. The remaining tests count as not taken.',
    stay: 'Stay in the exam',
  },
  duration: (whole: number, extra: number) =>
    extra === 0 ? minutes(whole) : `${minutes(whole + extra)} (${whole} + ${extra} extra)`,
  /** A writing task is a task, all other parts are parts. */
  part: (part: number, isWritten: boolean) => `${isWritten ? 'Task' : 'Part'} ${part}`,
  answeredOf: (answered: number, total: number) => `${answered} of ${total}`,
  written: (words: number) => plural(words, '1 word', `${words} words`),
  parts: 'Parts',
  flag: 'Flag',
  flagOf: (number: number) => `Flag for review: question ${number}`,
  finish: 'Finish',
  listening: {
    once: 'The recording is played once. You cannot pause, rewind or repeat it. You can only change its volume.',
    before: 'Before each part there is time to read its questions, and at the end time to check your answers.',
    start: 'Play',
    reading: (part: number, seconds: number) => `Part ${part} begins in ${seconds} s: read its questions`,
    starting: 'The recording is starting…',
    playing: 'Audio is playing',
    checking: (seconds: number) => `Check your answers: ${seconds} s`,
    notNow:
      'This part is not being played now. You can read its questions, and answer them while it is played or at the end.',
    unblock: 'Tap to hear the recording',
    unreachable: `The recording cannot be loaded. We are trying again, and you will get the lost time back, up to ${minutes(UNHEARD_MAX / 60_000)}.`,
  },
  clockGoesOn: 'The clock keeps running.',
  advice: (minutesAdvised: number, words: number) =>
    `You should spend about ${minutesAdvised} minutes on this task. Write at least ${words} words.`,
  alert: (left: number) => `${minutes(left)} left`,
  hide: 'Hide screen',
  hidden: 'The test is hidden until you resume it.',
  resume: 'Resume test',
  notes: 'Notes',
  noNotes: 'No notes.',
  openPart: (part: string) => `Go to ${part}`,
  help: 'Help',
  moreHelp: 'About exam conditions (opens in a new tab)',
  extraTime: (time: string) => `You have ${time} for this test.`,
  helpTexts: [
    'Use the buttons at the bottom to go to another question, part or task. An underlined number is an answered question, and a number in a circle is a question flagged for review.',
    'You can move around the test at any time. Your highlights and notes are saved.',
    'Select text to highlight it or to write a note.',
    'Text size and contrast are under Options.',
    'When the time is up, the test ends automatically with your saved answers.',
  ],
  close: 'Close',
  leave: {
    title: 'Leave the test?',
    text: 'Your answers are saved, but the clock keeps running. You can return from the list of tests.',
    guestText:
      'Your answers are saved in this browser only, and the clock keeps running. You can continue from the Mock exam page until the time is up.',
    confirm: 'Leave the test',
    cancel: 'Stay here',
  },
  otherTab: {
    heading: 'This test is open in another tab',
    hint: 'Only one tab can be used at a time.',
    safe: 'Your answers are safe, and the clock keeps running. Go back to the other tab, or continue here.',
    takeOver: 'Continue in this tab',
  },
  overview: {
    heading: 'Finish the test?',
    intro: 'Once you finish, your answers are marked and cannot be changed.',
    introTexts: 'Once you finish, your texts cannot be changed.',
    counts: (answered: number, open: number, flagged: number) =>
      `${answered} answered, ${open} not answered, ${flagged} flagged for review.`,
    words: (words: number, least: number) =>
      `${plural(words, '1 word', `${words} words`)} written; at least ${least} are advised.`,
    back: 'Back to the test',
    confirm: 'Finish and see the results',
    confirmTexts: 'Finish',
    confirmNext: 'Finish this test',
  },
  handingIn: 'Time is up. Your answers are being submitted…',
  handingInFailed:
    'Time is up, and your answers could not be submitted yet. The answers saved in time will be submitted as soon as possible.',
  stepFailed: 'This did not work. Nothing is lost. Please try again in a moment.',
  resultHeading: 'Your result',
} as const);
