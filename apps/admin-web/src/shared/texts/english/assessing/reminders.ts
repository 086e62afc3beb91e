import type { Criterion } from '@bandwise/domain';

/** The bands 1, 2 and 3 of a criterion. */
type LowReminders = readonly [string, string, string];

/**
 * One line per criterion for the bands below those that both apps describe (`assessment.reminders` of packages/ui), in our own words. They
 * remind an assessor who knows the public descriptors, and do not replace them: the official wording belongs to its owners.
 */
export const lowReminders = {
  /** Band 0 of every criterion. */
  nothing: 'Nothing was written or said, the answer is not in English, or all of it is known to be memorised.',
  task_achievement: [
    '20 words or fewer, or nothing to do with the task.',
    'Barely touches the task; almost no content can be used.',
    'Misreads the task, or gives a few unconnected details.',
  ],
  task_response: [
    '20 words or fewer, or nothing to do with the question.',
    'Barely answers the question; no position can be found.',
    'Ideas are few, mostly off the subject, or not developed.',
  ],
  coherence: [
    '20 words or fewer, or no message can be followed.',
    'Almost no sign of order in the text.',
    'Ideas are not ordered; linking words mislead more than they help.',
  ],
  fluency: [
    'A few words; nothing can be followed.',
    'Pauses before most words; hardly any message comes across.',
    'Long pauses; simple sentences are hardly linked, and many answers are short.',
  ],
  vocabulary: [
    'Single words only.',
    'Very few words; mostly memorised ones.',
    'A very small range; mistakes make much of it hard to understand.',
  ],
  grammar: [
    'No sentence is formed.',
    'Hardly any sentence is formed, except memorised ones.',
    'Tries sentences, but mistakes hide most of the meaning.',
  ],
  pronunciation: [
    'Almost nothing can be understood.',
    'Only single words can be understood.',
    'Hard to understand most of the time.',
  ],
} as const satisfies { readonly nothing: string } & Record<Criterion, LowReminders>;
