import type { Skill } from '@bandwise/domain';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { createBatch } from '../../platform/batch/read-batch.ts';
import type { Caches } from '../../platform/cache/caches.ts';
import type { Content } from '../content.ts';
import { joinList, presentAdminList, presentChunk, type ListChunk } from './list.presenter.ts';
import {
  findAdminListRows,
  findLastResults,
  findListRows,
  findListStamps,
  findOpenedRow,
  findResultsStamps,
  type Learner,
} from './list.repo.ts';
import { sectionOfGrant } from '../sections/section-grant.ts';
import type { Visitor } from '../sections/sections.policy.ts';

export interface SectionLists {
  /** The answer to a visitor: rows that all learners share, each with the visitor's own last result. */
  list(skill: Skill, visitor: Visitor): Promise<EncodedBody>;
  /** With lock passwords, and read anew each time. */
  listForAdministrator(skill: Skill, userId: string): Promise<EncodedBody>;
}

/** A list of twenty rows takes six thousand bytes. */
const ROWS_BYTES = 16 * 1024 * 1024;
const BODIES_BYTES = 48 * 1024 * 1024;
/** Of a row beside its text: its id and the object. */
const CHUNK_BYTES = 150;

/**
 * Lists that are kept serialised: the rows of a skill once for everyone, the whole answer once for each learner. Each
 * request asks the database for two stamps, and what is kept under another stamp is never answered.
 */
export function createSectionLists(
  content: Content,
  caches: Caches,
  closeOverdue: (userId: string) => Promise<void>,
): SectionLists {
  const { db, pool, now } = content;
  const chunks = caches.create<readonly ListChunk[]>('list-rows', {
    maxBytes: ROWS_BYTES,
    sizeOf: (rows) => rows.reduce((sum, { head }) => sum + 2 * head.length + CHUNK_BYTES, 0),
  });
  const bodies = caches.create<EncodedBody>('list-bodies', { maxBytes: BODIES_BYTES, sizeOf: (body) => body.size });
  const listStamp = createBatch({ idOf: (skill: Skill) => skill, run: (skills) => findListStamps(pool, skills) });
  const resultsStamp = createBatch({
    idOf: ({ userId }: Learner) => userId,
    run: (learners) => findResultsStamps(pool, learners),
  });

  const rowsOf = (skill: Skill, stamp: string) =>
    chunks.get(skill, async () => (await findListRows(db, skill)).map(presentChunk), stamp);
  const resultsOf = async (userId: string | null, skill: Skill) => (userId ? findLastResults(db, userId, skill) : []);

  async function submittedBy(userId: string): Promise<string> {
    const stamp = await resultsStamp({ userId, now: now() });
    if (!stamp.overdue) return stamp.submitted;
    await closeOverdue(userId);
    return (await resultsStamp({ userId, now: now() })).submitted;
  }

  /** What a grant adds: the content of the one section it opens. */
  async function granted(visitor: Visitor): Promise<ReadonlyMap<string, ListChunk>> {
    const id = sectionOfGrant(visitor.grant);
    const section = id === null ? null : await content.sections.state(id);
    if (!section?.locked || !content.policy.mayOpen(section, visitor)) return new Map();
    const row = await findOpenedRow(db, section.id);
    return new Map(row ? [[row.id, presentChunk(row)]] : []);
  }

  return {
    async list(skill, visitor) {
      content.policy.requirePractice(visitor.caller);
      const userId = visitor.caller?.id ?? null;
      const [stamp, submitted] = await Promise.all([listStamp(skill), userId === null ? '' : submittedBy(userId)]);
      const compose = async (others?: ReadonlyMap<string, ListChunk>) => {
        const [rows, results] = await Promise.all([rowsOf(skill, stamp), resultsOf(userId, skill)]);
        return new EncodedBody(joinList(rows, results, others));
      };
      const others = await granted(visitor);
      return others.size > 0
        ? compose(others)
        : bodies.get(`${skill}/${userId}`, () => compose(), `${stamp}/${submitted}`);
    },
    async listForAdministrator(skill, userId) {
      return new EncodedBody(presentAdminList(await findAdminListRows(db, skill), await resultsOf(userId, skill)));
    },
  };
}
