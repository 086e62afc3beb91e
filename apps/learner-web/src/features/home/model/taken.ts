import type { AttemptSummary, SittingSummary } from '@bandwise/api-contract/learner';
import type { Skill } from '@bandwise/domain';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';

/** A test that was begun, to go on with. */
export interface Begun {
  readonly id: string;
  /** null: several skills in a row. */
  readonly skill: Skill | null;
  readonly title: string;
  readonly to: string;
  /** Milliseconds since 1970; null: no clock runs. */
  readonly deadline: number | null;
}

/** A test that was taken. */
export interface Taken {
  readonly id: string;
  /** null: several skills in a row. */
  readonly skill: Skill | null;
  readonly title: string;
  readonly to: string;
  /** The section of a single part; null for a whole test. */
  readonly section: string | null;
  readonly date: string;
  readonly marks: number;
  readonly total: number;
  readonly band: number | null;
}

const SHOWN = 5;
const sittingAddress = (id: string) => `/sitting/${id}`;
const skillOf = ({ exams: [only, ...more] }: SittingSummary) => (only && more.length === 0 ? only.skill : null);
const titleOf = ({ exams }: SittingSummary) => exams.map(({ title }) => title).join(', ');

/** Running tests, the one with the earliest end first. `now`: milliseconds since 1970. */
export function begunTests(
  attempts: readonly AttemptSummary[],
  sittings: readonly SittingSummary[],
  now: number,
): readonly Begun[] {
  const ofSittings = sittings.flatMap((sitting): Begun[] => {
    const { id, status, state } = sitting;
    if (status !== 'running') return [];
    const deadline = hasStarted(state) ? state.deadline : null;
    return [{ id, skill: skillOf(sitting), title: titleOf(sitting), to: sittingAddress(id), deadline }];
  });
  const ofAttempts = attempts.flatMap((attempt): Begun[] => {
    const { id, title, skill, status, answered, available } = attempt;
    const deadline = attempt.deadline === null ? null : Date.parse(attempt.deadline);
    // An attempt in progress without an answer was only viewed.
    if (status !== 'in_progress' || !answered || !available || (deadline !== null && deadline <= now)) return [];
    const to = practiceAddress(skill, { id: attempt.sectionID, part_number: attempt.part_number });
    return [{ id, skill, title, to, deadline }];
  });
  return [...ofSittings, ...ofAttempts].sort((one, other) => (one.deadline ?? Infinity) - (other.deadline ?? Infinity));
}

/** Its first exam is on: before that the clock that runs is that of the invitation. */
const hasStarted = ({ exam, phase }: SittingSummary['state']) => exam > 0 || phase !== 'instructions';

/** The last tests that were marked, newest first: whole ones with their band, and parts that were taken by themselves. */
export function takenTests(attempts: readonly AttemptSummary[], sittings: readonly SittingSummary[]): readonly Taken[] {
  const ofSittings = sittings.flatMap((sitting): Taken[] => {
    const { id, ended_at, results } = sitting;
    const marked = results.flatMap(({ sat, marks, total, band }) =>
      sat && marks !== null ? [{ marks, total, band }] : [],
    );
    if (ended_at === null || marked.length === 0) return [];
    const sum = (of: 'marks' | 'total') => marked.reduce((before, result) => before + result[of], 0);
    const [only, ...more] = marked;
    const band = more.length === 0 ? (only?.band?.band ?? null) : sitting.overall;
    const fields = { marks: sum('marks'), total: sum('total'), band };
    const of = { id, skill: skillOf(sitting), title: titleOf(sitting), section: null };
    return [{ ...of, to: sittingAddress(id), date: ended_at, ...fields }];
  });
  const ofAttempts = attempts.flatMap((attempt): Taken[] => {
    const { id, title, skill, submitted_at: date, source, sittingID, correctCount: marks, total } = attempt;
    if (date === null || source !== 'marked' || sittingID !== null || marks === null || total === null) return [];
    const to = reviewAddress(skill, { id: attempt.sectionID, part_number: attempt.part_number }, id);
    return [{ id, skill, title, to, section: attempt.sectionID, date, marks, total, band: null }];
  });
  return [...ofSittings, ...ofAttempts].sort((one, other) => other.date.localeCompare(one.date)).slice(0, SHOWN);
}
