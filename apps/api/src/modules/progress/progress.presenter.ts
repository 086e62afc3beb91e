import type { UserStats } from '@bandwise/api-contract/learner';
import { MARKED_SKILLS, QUESTION_TYPES, type QuestionType, type Skill } from '@bandwise/domain';
import type { Tally } from './progress.repo.ts';

type TallyBody = Omit<UserStats['skills'][number], 'skill'>;

const NOTHING: TallyBody = { attempts: 0, marks: 0, total: 0, best: null, last: null };

/** All marked skills, attempted or not, and the attempted question types. */
export function presentStats(skills: readonly Tally<Skill>[], types: readonly Tally<QuestionType>[]): UserStats {
  return {
    skills: MARKED_SKILLS.map((skill) => presentSkill(skill, skills)),
    types: QUESTION_TYPES.flatMap((type) => presentType(type, types)),
  };
}

function presentSkill(skill: Skill, tallies: readonly Tally<Skill>[]): UserStats['skills'][number] {
  const tally = tallies.find(({ name }) => name === skill);
  return { skill, ...(tally ? presentTally(tally) : NOTHING) };
}

function presentType(type: QuestionType, tallies: readonly Tally<QuestionType>[]): UserStats['types'] {
  const tally = tallies.find(({ name }) => name === type);
  return tally ? [{ type, ...presentTally(tally) }] : [];
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
