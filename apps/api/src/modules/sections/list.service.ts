import type { Skill } from '@bandwise/domain';
import { EncodedBody } from '../../plugins/encoded-body.ts';
import { BoundedCache } from '../../plugins/bounded-cache.ts';
import { createBatch } from '../../plugins/batch.ts';
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
import { sectionOfGrant } from './section-grant.ts';
import type { Visitor } from './sections.policy.ts';

export interface SectionLists {
  /** The answer to a visitor: rows that all learners share, each with the visitor's own last result. */
  list(skill: Skill, visitor: Visitor): Promise<EncodedBody>;
  /** With lock passwords, and read anew each time. */
  listForAdministrator(skill: Skill, userId: string): Promise<EncodedBody>;
}

/** Bytes, roughly. A list of twenty rows takes six thousand. */
const ROWS_SIZE = 16 * 1024 * 1024;
const BODIES_SIZE = 48 * 1024 * 1024;

/**
 * Lists that are kept serialised: the rows of a skill once for everyone, the whole answer once for each learner. Each
 * request asks the database for two stamps, and what is kept under another stamp is never answered.
 */
export function createSectionLists(content: Content, closeOverdue: (userId: string) => Promise<void>): SectionLists {
  const { db, pool, now } = content;
  const chunks = new BoundedCache<readonly ListChunk[]>({
    maxSize: ROWS_SIZE,
    sizeOf: (rows) => rows.reduce((sum, { head }) => sum + head.length, 0),
  });
  const bodies = new BoundedCache<EncodedBody>({ maxSize: BODIES_SIZE, sizeOf: (body) => body.size });
  const listStamp = createBatch({ idOf: (skill: Skill) => skill, run: (skills) => findListStamps(pool, skills) });
  const resultsStamp = createBatch({
    idOf: ({ userId }: Learner) => userId,
    run: (learners) => findResultsStamps(pool, learners),
  });

  const rowsOf = (skill: Skill, stamp: string) =>
    chunks.get(`${skill}/${stamp}`, async () => (await findListRows(db, skill)).map(presentChunk));
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
        : bodies.get(`${skill}/${userId}/${stamp}/${submitted}`, () => compose());
    },
    async listForAdministrator(skill, userId) {
      return new EncodedBody(presentAdminList(await findAdminListRows(db, skill), await resultsOf(userId, skill)));
    },
  };
}
