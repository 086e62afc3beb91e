const minutes = (count: number) => {
  const hours = Math.floor(count / 60);
  const rest = count % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

export const mockExam = {
  title: 'Mock exam',
  lead: 'Listening, Reading and Writing in a row, as on the day of the test.',
  loading: 'Loading the tests…',
  failed: 'The tests could not be loaded.',
  none: 'No full tests yet',
  noneHint: 'A mock exam is put together from full tests, which have at least two parts.',
  choose: 'Your tests',
  leaveOut: 'Leave out',
  noTests: 'There is no full test of this skill.',
  notTaken: 'not taken yet',
  taken: (title: string) => `${title} (taken)`,
  takenOn: (date: string) => `taken ${date}`,
  ahead: 'What is ahead',
  step: (skill: string, time: number) => `${skill}: ${minutes(time)}`,
  total: (time: number) => `${minutes(time)} altogether, without pauses.`,
  nothingChosen: 'Choose at least one test.',
  rules: [
    'Each test has its own clock. It starts when you press the button after its instructions, and cannot be stopped.',
    'The recording is played once.',
    'Between two tests there is a pause of up to ten minutes, which you can cut short. After it come the next instructions, and after five minutes the test begins by itself.',
    'A test that is over cannot be opened again. You can end the exam in a pause.',
    'Marks, correct answers and bands are shown when all of it is over.',
    'Writing is kept for you to read, and is not marked here. An overall band needs a band for all four skills.',
  ],
  start: 'Begin',
  startHint: 'The instructions of the first test come next. No clock runs yet.',
  inProgress: 'In progress',
  goOn: (titles: string) => `Continue ${titles}`,
  goOnShort: 'Continue',
  card: 'Take Listening, Reading and Writing in a row, under the conditions of the test.',
  cardLink: 'Prepare a mock exam',
  guest: {
    warning:
      'You are not signed in. You can take the tests, and see your marks and bands, but nothing is saved: your answers stay in this browser only.',
    signIn: 'Sign in to save your results',
    link: 'Take a whole test without an account',
    running: 'You have begun an exam in this browser.',
    over: 'The result of your last exam is still in this browser.',
    show: 'Show the result',
    discard: 'Discard it',
    discardTitle: 'Discard the exam in this browser?',
    discardText: 'Its answers and its result are deleted. They are stored nowhere else.',
    keep: 'Keep it',
  },
} as const;
