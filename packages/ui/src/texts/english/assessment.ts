import type { Criterion } from '@bandwise/domain';
import { CRITERION_TITLES } from '@bandwise/domain/internal';
import { catalogue } from '../catalogue.ts';

/** The lowest band with its own reminder. */
export const LOWEST_REMINDER = 4;

/** The criteria of Writing and Speaking, and what each band of a criterion means, in our own words: from band 9 down to `LOWEST_REMINDER`. */
export const assessment = catalogue('assessment', {
  criteria: CRITERION_TITLES,
  kinds: {
    task: 'Task',
    coherence: 'Coherence',
    vocabulary: 'Vocabulary',
    grammar: 'Grammar',
    pronunciation: 'Pronunciation',
    praise: 'Well done',
  },
  below: 'Does not reach the description of band 4.',
  reminders: {
    task_achievement: [
      'Everything that the task asks for is there, fully developed.',
      'All key features (letter: all bullet points) are covered and illustrated well.',
      'A clear overview, and the key features stand out; some need more detail. Letter: clear purpose, right tone.',
      'An overview and suitable key features; some details are missing or wrong. Letter: all bullet points, mostly clear purpose.',
      'Details without a clear overview, or with too few figures. Letter: thin bullet points, purpose unclear at times.',
      'Few key features (letter: bullet points), or much that does not belong to the task.',
    ],
    task_response: [
      'The question is answered in depth, with a fully developed position.',
      'All parts are answered, with a clear and well supported position.',
      'All parts are answered and the position is clear; some ideas are too general.',
      'All parts are answered, some more fully; the position is not always clear.',
      'Only part of the question is answered, with few supporting ideas.',
      'The answer misses much of the question, and the position is hard to find.',
    ],
    coherence: [
      'The order of ideas and their links go unnoticed, because they are always right.',
      'Ideas follow each other logically, and paragraphs are well built.',
      'A clear progression; some linking words are used too often or too rarely.',
      'A sensible order; links between sentences are sometimes mechanical or wrong.',
      'Some order, but few or wrong links, and unclear paragraphs.',
      'No clear progression, and links that confuse the reader.',
    ],
    fluency: [
      'Speaks with ease: a rare pause is for a thought, never for a word.',
      'Speaks easily with few repetitions; topics are developed clearly.',
      'Speaks at length without strain, with some hesitation; linking words are used flexibly.',
      'Willing to speak at length; hesitation and repetition sometimes break the thread.',
      'Keeps going, but slowly or with repetition; a few linking words are used too often.',
      'Noticeable pauses and slow speech; simple links, and gaps in the thread.',
    ],
    vocabulary: [
      'A wide range of words, used naturally and precisely; only minor slips.',
      'A wide range with less common words; mistakes are rare.',
      'Enough range for precise meaning, with some less common words and a few wrong choices.',
      'Enough words for the task; mistakes in choice or form (written: spelling) do not hinder understanding.',
      'A small range; mistakes make understanding harder in places.',
      'Basic words, often repeated; mistakes make understanding hard.',
    ],
    grammar: [
      'A wide range of structures with full control; only minor slips.',
      'A wide range; most sentences are free of mistakes.',
      'Various complex sentences; many sentences are free of mistakes.',
      'Simple and complex sentences; mistakes rarely hinder understanding.',
      'Few kinds of sentences; complex ones often go wrong.',
      'Mostly short sentences with frequent mistakes.',
    ],
    pronunciation: [
      'Always easy to understand; sounds, stress and intonation are precise.',
      'Easy to understand; stress and intonation carry meaning, and slips are rare.',
      'Easy to understand; stress and rhythm mostly work, and a few sounds may be unclear.',
      'Mostly understood; stress and rhythm work in part, some words are unclear.',
      'Understood with some effort; wrong sounds and flat rhythm recur.',
      'Often hard to understand, with frequent wrong sounds.',
    ],
  } satisfies Record<Criterion, readonly string[]>,
} as const);
