import { SKILLS, type Skill } from '@bandwise/domain';
import { forEachSource, type ReadSource } from '../../db/replicas/read-sources.ts';
import type { Deps } from '../../deps.ts';
import type { CloseOverdue } from '../attempts/attempts.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { createHeld } from '../../platform/cache/held.ts';
import { LIST_CACHE_MAX, LIST_RESPONSE_CACHE_MAX } from '../../limits.ts';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { sectionOfGrant, type Sections, type Visitor } from '../sections/sections.ts';
import { presentAdminList, presentList, presentRow, type OwnRows, type SharedRow } from './section-lists.presenter.ts';
import {
  findAdminListRows,
  findListRows,
  findListStamps,
  findOpenedRow,
  findOwnLists,
  type OwnList,
  type WantedOwn,
} from './section-lists.repo.ts';

export interface SectionLists {
  /** The answer to a visitor: rows that all learners share, each with the visitor's own last result and attempt. */
  list(skill: Skill, visitor: Visitor, reads: ReadSource): Promise<EncodedBody>;
  /** With lock passwords, and read again each time. */
  listForAdministrator(skill: Skill, userId: string, reads: ReadSource): Promise<EncodedBody>;
}

/** Of a row beside its texts: its ids, its numbers and the object. */
const ROW_BYTES = 500;

/** Of each skill one. */
const STAMP_BYTES = 100;

interface ListDeps extends Pick<Deps, 'caches' | 'changeFeed' | 'now'> {
  readonly primary: ReadSource;
  readonly sections: Pick<Sections, 'mayOpen' | 'requirePractice' | 'state'>;
  readonly closeOverdue: CloseOverdue;
}

/** Whose list is wanted; userId null: a guest's. */
interface Wanted {
  readonly skill: Skill;
  readonly userId: string | null;
  /** The stamp of what is kept of the learner's own; '': nothing is. */
  readonly known: string;
}

/** The stamp of a skill's list and what is a learner's own, and where both are from. */
interface Asked extends Wanted {
  readonly source: ReadSource;
  readonly stamp: string;
  /** null: of a guest. */
  readonly own: OwnList | null;
}

/**
 * Lists that are kept: the rows of a skill once for everyone, the whole answer, serialised, once for each learner. Both
 * have stamps: the skill's is held until the database tells of a change, the learner's is asked for by each request, with what
 * belongs to it if it is not the one of the answer that is kept. What is kept under another stamp is never answered. What is read under a stamp is read from where the stamp is from: a replica
 * may not have it yet, so what it says is asked for each time.
 */
export function createSectionLists(deps: ListDeps): SectionLists {
  const { primary, changeFeed, caches, now, sections, closeOverdue } = deps;
  const keptRows = caches.create<readonly SharedRow[]>('list-rows', {
    maxBytes: LIST_CACHE_MAX,
    sizeOf: (rows) => rows.reduce((sum, row) => sum + textOf(row).length * 2 + ROW_BYTES, 0),
  });
  const bodies = caches.create<EncodedBody>('list-bodies', {
    maxBytes: LIST_RESPONSE_CACHE_MAX,
    sizeOf: (body) => body.size,
  });
  const askList = ({ pool }: ReadSource) =>
    createBatch({ idOf: (skill: Skill) => skill, run: (skills: readonly Skill[]) => findListStamps(pool, skills) });
  const held = createHeld({
    changeFeed,
    prefix: 'list:',
    cache: caches.create<{ readonly stamp: string }>('list-stamps', {
      maxBytes: 1024 * SKILLS.length,
      sizeOf: () => STAMP_BYTES,
    }),
    load: askList(primary),
  });
  const stampsOf = forEachSource((source) => ({
    list: source.pool === primary.pool ? (skill: Skill) => held.get(skill) : askList(source),
    own: createBatch({
      idOf: ({ userId, skill, known }: WantedOwn) => `${userId}/${skill}/${known}`,
      run: (wanted) => findOwnLists(source.pool, wanted),
    }),
  }));

  const rowsOf = ({ db }: ReadSource, skill: Skill, stamp: string) =>
    keptRows.get(skill, async () => (await findListRows(db, skill)).map(presentRow), stamp);
  const askOwn = async (source: ReadSource, { userId, ...wanted }: Wanted): Promise<OwnList | null> =>
    userId === null ? null : stampsOf(source).own({ ...wanted, userId, now: now() });
  async function ownRows({ source, own, ...wanted }: Asked): Promise<OwnRows> {
    // Nothing of the learner's has changed, but the list has; or it is no longer kept.
    const latest = own?.results === null ? await askOwn(source, { ...wanted, known: '' }) : own;
    return { results: latest?.results ?? [], running: latest?.running ?? [] };
  }

  async function askBoth(source: ReadSource, wanted: Wanted): Promise<Asked> {
    const [{ stamp }, own] = await Promise.all([stampsOf(source).list(wanted.skill), askOwn(source, wanted)]);
    return { ...wanted, source, stamp, own };
  }

  /** Attempts whose time is up are closed first; then the primary alone is sure to know. */
  async function ask(reads: ReadSource, wanted: Wanted): Promise<Asked> {
    const asked = await askBoth(reads, wanted);
    if (wanted.userId === null || !asked.own?.overdue) return asked;
    await closeOverdue(wanted.userId);
    return askBoth(primary, wanted);
  }

  /** What a grant adds: the content of the one section it opens. */
  async function granted({ db }: ReadSource, visitor: Visitor): Promise<ReadonlyMap<string, SharedRow>> {
    const id = sectionOfGrant(visitor.grant);
    const section = id === null ? null : await sections.state(id);
    if (!section?.locked || !sections.mayOpen(section, visitor)) return new Map();
    const row = await findOpenedRow(db, section.id);
    return new Map(row ? [[row.id, presentRow(row)]] : []);
  }

  return {
    async list(skill, visitor, reads) {
      sections.requirePractice(visitor.caller);
      const userId = visitor.caller?.id ?? null;
      const key = `${skill}/${userId}`;
      const [, known = ''] = bodies.stampOf(key)?.split('/') ?? [];
      const asked = await ask(reads, { skill, userId, known });
      const { source, stamp, own } = asked;
      const compose = async (others?: ReadonlyMap<string, SharedRow>) => {
        const [rows, ownOf] = await Promise.all([rowsOf(source, skill, stamp), ownRows(asked)]);
        return encode(presentList(rows, ownOf, others));
      };
      const others = await granted(source, visitor);
      return others.size > 0 ? compose(others) : bodies.get(key, () => compose(), `${stamp}/${own?.stamp}`);
    },
    async listForAdministrator(skill, userId, reads) {
      const asked = await ask(reads, { skill, userId, known: '' });
      return encode(presentAdminList(await findAdminListRows(asked.source.db, skill), await ownRows(asked)));
    },
  };
}

function textOf({ title, examContent = [] }: SharedRow): string {
  return title + examContent.join('');
}

function encode(list: object): EncodedBody {
  return new EncodedBody(JSON.stringify(list));
}
