import type { AnswersBody, AttemptChanges } from '@bandwise/api-contract/learner';
import type { Pool } from 'pg';
import type { Manner } from '../../platform/batched-statements/write-batch.ts';
import type { Attempt, OwnedId } from './attempt.ts';
import { CLOCKS_AGREE } from './clocks.ts';
import { inBothManners, type Parts } from './in-both-manners.ts';

export interface SavedChanges extends Omit<OwnedId, 'userId'> {
  readonly ownerId: string;
  /** null: it belongs to a sitting, whose owner the caller is known to be. */
  readonly userId: string | null;
  /** Now, in milliseconds. */
  readonly moment: number;
  /** Attempts that ended before this take no more. */
  readonly openAt: Date;
  readonly changes: AttemptChanges;
}

const SAVED_COLUMNS = [
  'id',
  'section_id',
  'version',
  'started_at',
  'deadline',
  'answers',
  'stamps',
  'revision',
] as const satisfies readonly (keyof Attempt)[];

/** An attempt in progress, as a save leaves it. */
export type SavedAttempt = Pick<Attempt, (typeof SAVED_COLUMNS)[number]>;

const OF_ANY_SAVE = { id: 'uuid', ownerId: 'uuid', userId: 'uuid', openAt: 'timestamptz', moment: 'bigint' } as const;

/** Whether a change that was typed at one moment is taken where one of another is stored. */
const isTaken = (at: string, stored: string) =>
  `(${at} >= coalesce(${stored}, 0) or ${stored} > given.moment + ${CLOCKS_AGREE})`;
const stampOf = (at: string) => `least(${at}, given.moment)`;

const mergeWith =
  (changed: string) =>
  ({ given, first, from, where }: Parts) =>
    `${first}
         update attempts a
            set ${changed},
                revision = a.revision + 1
           from ${given}${from}
          where a.id = given.id and a.owner_id = given."ownerId" and a.user_id is not distinct from given."userId"
            and a.submitted_at is null ${where}
            and (a.deadline is null or a.deadline >= given."openAt")
      returning ${SAVED_COLUMNS.map((column) => `a.${column}`).join(', ')}`;

const mergeMany = inBothManners<SavedChanges, SavedAttempt>(
  'attempts-merge-many',
  { ...OF_ANY_SAVE, changes: 'jsonb' },
  mergeWith(`(answers, stamps) = (
                  select a.answers
                           - coalesce(array_agg(c.key) filter (where c.value -> 'value' = 'null'), '{}')
                           || coalesce(jsonb_object_agg(c.key, c.value -> 'value')
                                         filter (where c.value -> 'value' <> 'null'), '{}'),
                         a.stamps || coalesce(jsonb_object_agg(c.key, ${stampOf("(c.value ->> 'at')::bigint")}), '{}')
                    from jsonb_each(given.changes) c
                   where ${isTaken("(c.value ->> 'at')::bigint", '(a.stamps ->> c.key)::bigint')})`),
);

interface SavedChange extends Omit<SavedChanges, 'changes'> {
  readonly address: string;
  readonly at: number;
  /** The answer under its address; nothing where it is cleared. */
  readonly answer: AnswersBody;
}

const IS_ONE_TAKEN = isTaken('given.at', '(a.stamps ->> given.address)::bigint');
const mergeOne = inBothManners<SavedChange, SavedAttempt>(
  'attempts-merge',
  { ...OF_ANY_SAVE, address: 'text', at: 'bigint', answer: 'jsonb' },
  mergeWith(`answers = case when ${IS_ONE_TAKEN} then a.answers - given.address || given.answer else a.answers end,
                stamps = case when ${IS_ONE_TAKEN}
                              then a.stamps || jsonb_build_object(given.address, ${stampOf('given.at')})
                              else a.stamps end`),
);

/** null: there is not just one. */
function changeIn({ changes, ...save }: SavedChanges): SavedChange | null {
  const [change, ...others] = Object.entries(changes);
  if (!change || others.length > 0) return null;
  const [address, { at, value }] = change;
  return { ...save, address, at, answer: value === null ? {} : { [address]: value } };
}

/**
 * Takes each change that was typed no earlier than what is stored under its address. Nothing is stored as typed later
 * than now; if something is nevertheless, the clock has been set back since, and says nothing about what came first: then
 * what comes is taken. Another process that saves the same attempt at the same moment waits, and its changes are compared
 * with what this one has stored. Nearly every save is of one answer: its statement needs no aggregates.
 * @returns null for each that is no attempt in progress; together, `undefined`.
 */
export async function mergeAnswers(
  pool: Pool,
  saves: readonly SavedChanges[],
  manner: Manner,
): Promise<readonly (SavedAttempt | null | undefined)[]> {
  const single = saves.map(changeIn).filter((change) => change !== null);
  const saved = await (single.length === saves.length
    ? mergeOne[manner](pool, single)
    : mergeMany[manner](pool, saves));
  return saves.map(({ id }) => saved.get(id) ?? (manner === 'alone' ? null : undefined));
}
