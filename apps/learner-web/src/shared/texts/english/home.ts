export const home = {
  greeting: 'Thank you for choosing to study with us',
  heading: "IELTS 6.5 - Let's get it!",
  sampleNote: 'Sample scores: what your results will look like.',
  listening: 'Listening',
  reading: 'Reading',
  overall: 'Overall Score',
  continue: 'Continue',
  lastResults: 'Your last results',
  practise: 'Practise what you got wrong',
  part: (part: number) => `Part ${part}`,
} as const;
