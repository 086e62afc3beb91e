import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const home = catalogue('home', {
  greeting: 'Thank you for choosing to study with us',
  heading: "IELTS 6.5 - Let's get it!",
  sampleNote: 'Sample scores: what your results will look like.',
  listening: 'Listening',
  reading: 'Reading',
  overall: 'Overall Score',
  nextStep: 'Your next step',
  choose: 'Choose a test',
  chooseHint: 'Practise one part, or take a full test.',
  toTests: 'Browse tests',
  alsoBegun: 'Also in progress',
  lastResults: 'Your latest results',
  practise: 'Practise what you got wrong',
  part: (part: number) => `Part ${part}`,
} as const);
