import type { AttemptSummary, UserStats } from '@bandwise/api-contract/learner';

type SkillTally = UserStats['skills'][number];

const NOTHING = { attempts: 0, marks: 0, total: 0, best: null, last: null } as const;

/** The statistics of a learner with only the given results. */
export function buildStats({
  reading = {},
  listening = {},
  types = [],
}: {
  reading?: Partial<SkillTally>;
  listening?: Partial<SkillTally>;
  types?: readonly Pick<UserStats['types'][number], 'type' | 'marks' | 'total'>[];
} = {}): UserStats {
  return {
    skills: [
      { skill: 'reading', ...NOTHING, ...reading },
      { skill: 'listening', ...NOTHING, ...listening },
    ],
    types: types.map((tally) => ({ ...NOTHING, attempts: 1, ...tally })),
  };
}

/** A submitted attempt; `place` makes its ids its own. */
export function buildAttempt(place: number, part: Partial<AttemptSummary> = {}): AttemptSummary {
  const id = String(place).padStart(12, '0');
  return {
    id: `00000000-0000-4000-8000-${id}`,
    sectionID: `00000000-0000-4000-9000-${id}`,
    title: `Harbours ${place}`,
    skill: 'reading',
    part_number: 1,
    available: true,
    version: 1,
    status: 'submitted',
    source: 'marked',
    started_at: '2026-11-03T09:00:00.000Z',
    answered: true,
    deadline: '2026-11-03T09:20:00.000Z',
    sittingID: null,
    submitted_at: '2026-11-03T09:20:00.000Z',
    correctCount: 11,
    total: 13,
    ...part,
  };
}
