import type { BandedExam, Skill } from '@bandwise/domain';
import type { Banded } from '@bandwise/ui/figures/band-plot.tsx';
import { catalogue } from '@bandwise/ui/texts/catalogue.ts';
import { questionTypes } from '@bandwise/ui/texts/english/question-types.ts';

const BANDS_VARY = 'Bands are estimates: in the real test, the marks needed for a band vary by one or two.';

export const progress = catalogue('progress', {
  hint: 'Based on the tests that you took and the work that you handed in here.',
  loading: 'Loading your progress…',
  failed: 'Your progress could not be loaded.',
  none: 'No results yet',
  noneHint: 'Take a test to see your progress here.',
  practise: { reading: 'Practise Reading', listening: 'Practise Listening' },
  skillsHeading: 'Skills',
  skills: {
    reading: 'Reading',
    listening: 'Listening',
    writing: 'Writing',
    speaking: 'Speaking',
  } satisfies Record<Skill, string>,
  noneOfSkill: 'No marked tests yet.',
  taken: 'Parts taken',
  marks: 'Marks',
  best: 'Best',
  last: 'Last',
  estimate: 'Estimated band',
  marksOf: (marks: number, total: number) => `${marks} of ${total}`,
  percent: (percent: number) => `${percent}%`,
  band: (low: number, high: number) =>
    low === high ? `about band ${low.toFixed(1)}` : `about band ${low.toFixed(1)}–${high.toFixed(1)}`,
  bandIn: { listening: '', academic_reading: 'Academic', general_reading: 'General Training' } satisfies Record<
    BandedExam,
    string
  >,
  estimateNote:
    'A single part has no band. The estimate is the band of a full test (40 marks) with the same share of correct answers as in your last result. ' +
    BANDS_VARY,
  bands: {
    heading: 'Bands over time',
    hint: `From full tests with 40 marks. ${BANDS_VARY}`,
    assessed: 'Bands of Writing and Speaking are indicative.',
    band: (band: string) => `Band ${band}`,
    papers: {
      listening: 'Listening',
      academic_reading: 'Reading (Academic)',
      general_reading: 'Reading (General Training)',
      writing: 'Writing',
      speaking: 'Speaking',
    } satisfies Record<Banded, string>,
  },
  criteria: {
    heading: 'Writing and Speaking by criterion',
    hint: 'From the texts and recordings that were assessed.',
    criterion: 'Criterion',
  },
  typesHeading: 'Question types',
  typesHint: 'Weakest first.',
  types: questionTypes,
  historyHeading: 'Your tests',
  columns: { test: 'Test', skill: 'Skill', part: 'Part', date: 'Date', marks: 'Marks', status: 'Status' },
  noMarks: '–',
  statuses: {
    in_progress: 'In progress',
    submitted: 'Submitted',
    reported: 'Marks sent by your device, without the answers',
    withdrawn: 'Not finished: test no longer available',
  },
  continue: 'Continue',
  review: 'Review',
  older: 'Show older tests',
  olderFailed: 'The older tests could not be loaded.',
} as const);
