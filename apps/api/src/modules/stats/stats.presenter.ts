import type { UserStats } from '@bandwise/api-contract/learner';
import { MARKED_SKILLS, QUESTION_TYPES, type QuestionType, type Skill } from '@bandwise/domain';
import type { Tally } from './stats.repo.ts';

type TallyBody = Omit<UserStats['skills'][number], 'skill'>;

const NOTHING: TallyBody = { attempts: 0, marks: 0, total: 0, best: null, last: null };

/** Every skill that is marked, taken or not; of the question types, those that were met. */
export function presentStats(skills: readonly Tally<Skill>[], types: readonly Tally<QuestionType>[]): UserStats {
  return {
    skills: MARKED_SKILLS.map((skill) => {
      const found = skills.find(({ name }) => name === skill);
      return { skill, ...(found ? presentTally(found) : NOTHING) };
    }),
    types: QUESTION_TYPES.flatMap((type) =>
      types.filter(({ name }) => name === type).map((found) => ({ type, ...presentTally(found) })),
    ),
  };
}

function presentTally(tally: Tally<string>): TallyBody {
  return {
    attempts: tally.attempts,
    marks: tally.marks,
    total: tally.total,
    best: tally.best,
    last: { marks: tally.last_marks, total: tally.last_total, date: tally.last_at.toISOString() },
  };
}
