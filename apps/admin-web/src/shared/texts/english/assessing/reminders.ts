import type { Criterion } from '@bandwise/domain/internal';

/** The bands of a criterion, from 1 to 9. */
type Reminders = readonly [string, string, string, string, string, string, string, string, string];

/**
 * One line per criterion and band, in our own words. They remind an assessor who knows the public descriptors, and do not replace them:
 * the official wording belongs to its owners.
 */
export const reminders = {
  /** Band 0 of every criterion. */
  nothing: 'Nothing was written, the answer is not in English, or all of it is known to be memorised.',
  task_achievement: [
    '20 words or fewer, or nothing to do with the task.',
    'Barely touches the task; almost no content can be used.',
    'Misreads the task, or gives a few unconnected details.',
    'Tries to answer, but key features (letter: bullet points) are missing, unclear or wrong.',
    'Reports details one after another; no clear overview, or too few figures. Letter: purpose unclear at times, some bullet points thin.',
    'Has an overview and the main features; some details are missing or inexact. Letter: purpose mostly clear, all bullet points covered.',
    'A clear overview; key features stand out, but could be developed further. Letter: clear purpose, consistent tone.',
    'Covers all requirements fully; key features (letter: all bullet points) are well chosen and illustrated.',
    'Every requirement is met completely, and nothing is irrelevant.',
  ],
  task_response: [
    '20 words or fewer, or nothing to do with the question.',
    'Barely answers the question; no position can be found.',
    'Ideas are few, mostly off the subject, or not developed.',
    'Answers only a small part; the position is unclear, ideas are repeated.',
    'Answers in part; a position is there, but ideas are thin or not always relevant.',
    'Answers all parts, some more fully; the position is relevant, some conclusions unclear.',
    'Answers all parts; a clear position throughout, main ideas are extended, at times too general.',
    'Answers all parts well; ideas are relevant, extended and supported.',
    'Explores the question in depth; a fully developed position with well supported ideas.',
  ],
  coherence: [
    '20 words or fewer, or no message can be followed.',
    'Almost no sign of order in the text.',
    'Ideas are not ordered; linking words mislead more than they help.',
    'Some ideas, but no clear progress; paragraphs are missing or confusing.',
    'Some order; linking is too little, too much or wrong; paragraphs may not help.',
    'Ideas follow one another; linking works but can be mechanical; paragraphs mostly make sense.',
    'Logical from start to end; a range of linking, with some slips; clear central topics.',
    'Easy to follow; linking is handled well, paragraphs are used where they should be.',
    'The reader never notices the linking; paragraphs are managed with skill.',
  ],
  vocabulary: [
    '20 words or fewer, or single words only.',
    'Very few words; mostly memorised ones.',
    'A very small range; mistakes make much of it hard to understand.',
    'Basic words, often repeated; mistakes in form or spelling strain the reader.',
    'Just enough for the task; noticeable mistakes in spelling and word form.',
    'Enough for the task; tries less common words with some mistakes that do not confuse.',
    'Flexible and fairly precise; some less common words, occasional slips in choice or collocation.',
    'Wide and precise; less common words are used well, slips are rare.',
    'Natural and exact throughout; only the rarest slip.',
  ],
  grammar: [
    '20 words or fewer, or no sentence is formed.',
    'Hardly any sentence is formed, except memorised ones.',
    'Tries sentences, but mistakes hide most of the meaning.',
    'Simple sentences, few subordinate clauses; many mistakes, also in punctuation.',
    'Longer sentences are tried but less accurate; mistakes can trouble the reader.',
    'A mix of simple and complex sentences; mistakes seldom hinder understanding.',
    'A variety of complex sentences; many without mistakes, punctuation well controlled.',
    'A wide range; most sentences are free of mistakes.',
    'A full range used accurately and naturally; only the rarest slip.',
  ],
} as const satisfies { readonly nothing: string } & Record<Criterion, Reminders>;
