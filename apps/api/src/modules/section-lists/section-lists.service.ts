import type { Skill } from '@bandwise/domain';
import type { Deps } from '../../deps.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { sectionOfGrant, type Sections, type Visitor } from '../sections/sections.ts';
import { presentAdminList, presentList, presentRow, type OwnRows, type SharedRow } from './section-lists.presenter.ts';
import {
  findAdminListRows,
  findAttemptsStamps,
  findLastResults,
  findListRows,
  findListStamps,
  findOpenedRow,
  type AttemptsStamp,
  type Learner,
  type RunningRow,
} from './section-lists.repo.ts';

export interface SectionLists {
  /** The answer to a visitor: rows that all learners share, each with the visitor's own last result and attempt. */
  list(skill: Skill, visitor: Visitor): Promise<EncodedBody>;
  /** With lock passwords, and read again each time. */
  listForAdministrator(skill: Skill, userId: string): Promise<EncodedBody>;
}

/** A list of twenty rows takes six thousand bytes. */
const ROWS_BYTES = 16 * 1024 * 1024;
const BODIES_BYTES = 48 * 1024 * 1024;
/** Of a row beside its texts: its ids, its numbers and the object. */
const ROW_BYTES = 500;
const NOTHING_OWN: OwnRows = { results: [], running: [] };

interface ListDeps extends Pick<Deps, 'caches' | 'db' | 'now' | 'pool'> {
  readonly sections: Pick<Sections, 'mayOpen' | 'requirePractice' | 'state'>;
  /** Ends the attempts of a learner whose time is up. */
  readonly closeOverdue: (userId: string) => Promise<void>;
}

/**
 * Lists that are kept: the rows of a skill once for everyone, the whole answer, serialised, once for each learner. Each
 * request asks the database for two stamps, and what is kept under another stamp is never answered.
 */
export function createSectionLists(deps: ListDeps): SectionLists {
  const { db, pool, caches, now, sections, closeOverdue } = deps;
  const keptRows = caches.create<readonly SharedRow[]>('list-rows', {
    maxBytes: ROWS_BYTES,
    sizeOf: (rows) => rows.reduce((sum, row) => sum + textOf(row).length * 2 + ROW_BYTES, 0),
  });
  const bodies = caches.create<EncodedBody>('list-bodies', { maxBytes: BODIES_BYTES, sizeOf: (body) => body.size });
  const listStamp = createBatch({ idOf: (skill: Skill) => skill, run: (skills) => findListStamps(pool, skills) });
  const attemptsStamp = createBatch({
    idOf: ({ userId }: Learner) => userId,
    run: (learners) => findAttemptsStamps(pool, learners),
  });

  const rowsOf = (skill: Skill, stamp: string) =>
    keptRows.get(skill, async () => (await findListRows(db, skill)).map(presentRow), stamp);
  const ownRows = async (userId: string, skill: Skill, { running }: AttemptsStamp): Promise<OwnRows> => ({
    results: await findLastResults(db, userId, skill),
    running: running === '' ? [] : (JSON.parse(running) as RunningRow[]), // As `findAttemptsStamps` makes it.
  });

  /** Of attempts whose time is up, once they are closed. */
  async function attemptsOf(userId: string): Promise<AttemptsStamp> {
    const stamp = await attemptsStamp({ userId, now: now() });
    if (!stamp.overdue) return stamp;
    await closeOverdue(userId);
    return attemptsStamp({ userId, now: now() });
  }

  /** What a grant adds: the content of the one section it opens. */
  async function granted(visitor: Visitor): Promise<ReadonlyMap<string, SharedRow>> {
    const id = sectionOfGrant(visitor.grant);
    const section = id === null ? null : await sections.state(id);
    if (!section?.locked || !sections.mayOpen(section, visitor)) return new Map();
    const row = await findOpenedRow(db, section.id);
    return new Map(row ? [[row.id, presentRow(row)]] : []);
  }

  return {
    async list(skill, visitor) {
      sections.requirePractice(visitor.caller);
      const userId = visitor.caller?.id ?? null;
      const [{ stamp }, attempts] = await Promise.all([listStamp(skill), userId === null ? null : attemptsOf(userId)]);
      const compose = async (others?: ReadonlyMap<string, SharedRow>) => {
        const own = userId !== null && attempts ? ownRows(userId, skill, attempts) : NOTHING_OWN;
        return encode(presentList(await rowsOf(skill, stamp), await own, others));
      };
      const others = await granted(visitor);
      return others.size > 0
        ? compose(others)
        : bodies.get(`${skill}/${userId}`, () => compose(), `${stamp}/${attempts?.submitted}/${attempts?.running}`);
    },
    async listForAdministrator(skill, userId) {
      const own = await ownRows(userId, skill, await attemptsOf(userId));
      return encode(presentAdminList(await findAdminListRows(db, skill), own));
    },
  };
}

function textOf({ title, examContent = [] }: SharedRow): string {
  return title + examContent.join('');
}

function encode(list: object): EncodedBody {
  return new EncodedBody(JSON.stringify(list));
}
