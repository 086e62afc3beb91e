import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

const minutes = (count: number) => {
  const hours = Math.floor(count / 60);
  const rest = count % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

export const mockExam = catalogue('mockExam', {
  title: 'Mock exam',
  lead: 'Listening, Reading and Writing one after another, in the order of the real test. The real test has no breaks between them.',
  loading: 'Loading the tests…',
  failed: 'The tests could not be loaded.',
  none: 'No full tests yet',
  noneHint: 'A mock exam is made up of full tests, which have at least two parts.',
  choose: 'Your tests',
  leaveOut: 'Leave out',
  noTests: 'There is no full test for this skill.',
  notTaken: 'not taken yet',
  taken: (title: string) => `${title} (taken)`,
  takenOn: (date: string) => `taken ${date}`,
  ahead: 'Your exam',
  step: (skill: string, time: number) => `${skill}: ${minutes(time)}`,
  total: (time: number) => `${minutes(time)} in total, not counting the breaks.`,
  nothingChosen: 'Choose at least one test.',
  rules: [
    'Each test has its own clock. It starts when you press the button after the instructions, and cannot be paused.',
    'The recording is played only once.',
    'There is a break of up to ten minutes between two tests, which you can end early. Then the next instructions open, and after five minutes the test starts automatically.',
    'A finished test cannot be opened again. You can end the exam in a break.',
    'Marks, correct answers and bands are shown at the end of the exam.',
    'Your Writing texts are saved for you to read, but are not marked automatically. An overall band needs a band for each of the four skills.',
  ],
  start: 'Begin',
  startHint:
    'The instructions for the first test come next. The clock does not start yet: you have 24 hours to start the test.',
  inProgress: 'In progress',
  goOn: (titles: string) => `Continue ${titles}`,
  goOnShort: 'Continue',
  card: 'Take Listening, Reading and Writing one after another, under exam conditions.',
  cardLink: 'Prepare a mock exam',
  guest: {
    warning:
      'You are not signed in. You can take the tests and see your marks and bands, but your answers and results are saved in this browser only.',
    signIn: 'Sign in to save your results',
    link: 'Take a mock exam without an account',
    running: 'You have an exam in progress in this browser.',
    over: 'The result of your last exam is still in this browser.',
    show: 'Show the result',
    discard: 'Discard it',
    discardTitle: 'Discard the exam in this browser?',
    discardText: 'Its answers and its result are deleted. They are not saved anywhere else.',
    keep: 'Keep it',
  },
} as const);
