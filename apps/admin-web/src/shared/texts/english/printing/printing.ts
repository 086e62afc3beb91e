import { plural } from '@bandwise/ui/texts/plural.ts';

/** A test on paper. */
export const printing = {
  open: 'Print',
  title: (test: string) => `Print: ${test}`,
  lead: 'This preview shows what will be printed. You can choose the paper size and margins in the browser’s print dialog.',
  loading: 'Loading test…',
  choose: 'Include',
  parts: { booklet: 'Booklet', sheet: 'Answer sheet', key: 'Answer key' },
  keyHint: 'Print the answer key separately from the papers for candidates.',
  print: 'Print',
  nothing: 'Choose at least one item to print.',
  cover: {
    minutes: (minutes: number) => plural(minutes, '1 minute', `${minutes} minutes`),
    questions: (count: number) => plural(count, '1 question', `${count} questions`),
    time: 'Time',
    number: 'Number of questions',
    candidate: 'Candidate’s name',
    date: 'Date',
    rulesHeading: 'Instructions to candidates',
    rules: {
      answers: 'Write your answers on the answer sheet.',
      tasks: 'Write your name on every answer sheet.',
      all: 'Answer all questions.',
      open: 'Do not open this booklet until you are told to do so.',
    },
    recording: 'The recording is played separately.',
  },
  sheet: { heading: 'Answer sheet', line: (number: number) => `Line for answer ${number}` },
  key: {
    heading: 'Answer key',
    everyone: 'Everyone gets this mark',
    none: 'No key',
    number: 'Question',
    answer: 'Answer',
  },
} as const;
