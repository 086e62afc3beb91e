import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { plural } from '@bandwise/ui/texts/plural.ts';

/** Texts about one question after submission. */
export const teaching = catalogue('teaching', {
  question: (label: string) => (label.includes('–') ? `Questions ${label}` : `Question ${label}`),
  choose: 'Show why',
  nextWrong: 'Next wrong answer',
  close: 'Close the explanation of this question',
  why: 'Why',
  showPassage: 'Show in the passage',
  play: (start: string, end: string) => `Play ${start} to ${end}`,
  results: 'Results of this test',
  transcript: 'Transcript',
  closeTranscript: 'Close transcript',
  repeat: 'Repeat',
  slower: 'Slower (0.75×)',
  practiseType: 'Practise questions of this type',
  times: {
    heading: 'Where your time went',
    loading: 'Loading your times…',
    failed: 'Your times could not be loaded.',
    none: 'The time of each question was not recorded.',
    how: 'Each time is counted from one answer to the next.',
    /** `others`: how many attempts of other learners. */
    againstOthers: (others: number) =>
      `Compared with the typical (median) time of ${plural(others, '1 other attempt', `${others} other attempts`)}.`,
    againstOwn: (average: string) =>
      `Too few other learners have taken this test to compare with. Your own average is ${average} per question.`,
    slow: (questions: string) => `Much longer than usual: ${questions}.`,
    even: 'No question took much longer than usual.',
    columns: { number: 'Question', seconds: 'Your time', average: 'Typical time' },
  },
  marks: {
    heading: 'Your highlights and notes',
    note: 'Note',
    highlight: 'Highlight',
    show: 'Show',
  },
  playFrom: (time: string) => `Play from ${time}`,
} as const);
