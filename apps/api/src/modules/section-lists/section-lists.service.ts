import { randomUUID } from 'node:crypto';
import type { Skill } from '@bandwise/domain';
import { forEachSource, type ReadSource } from '../../db/replicas/read-sources.ts';
import type { Deps } from '../../deps.ts';
import { LIST_CACHE_MAX, LIST_RESPONSE_CACHE_MAX } from '../../limits.ts';
import type { CloseOverdue } from '../attempts/attempts.ts';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import { createNotifiedCache } from '../../platform/cache/notified-cache.ts';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { sectionOfGrant, type Sections, type Visitor } from '../sections/sections.ts';
import { presentAdminList, presentList, presentRow, type OwnRows, type SharedRow } from './section-lists.presenter.ts';
import {
  findAdminListRows,
  findListRows,
  findOpenedRow,
  findOwnLists,
  type OwnList,
  type WantedOwn,
} from './section-lists.repo.ts';

export interface SectionLists {
  /** The list for a visitor: shared rows, each with the visitor's last result and attempt. */
  list(skill: Skill, visitor: Visitor, reads: ReadSource): Promise<EncodedBody>;
  /** With lock passwords; never cached. */
  listForAdministrator(skill: Skill, userId: string, reads: ReadSource): Promise<EncodedBody>;
}

/** The estimated bytes of a row without its texts. */
const ROW_BYTES = 500;

/** The rows of a skill, which all learners share. */
interface SharedList {
  /** A new stamp for each load of the rows. */
  readonly stamp: string;
  readonly rows: readonly SharedRow[];
}

interface ListDeps extends Pick<Deps, 'caches' | 'changeFeed' | 'now'> {
  readonly primary: ReadSource;
  readonly sections: Pick<Sections, 'mayOpen' | 'requirePractice' | 'state'>;
  readonly closeOverdue: CloseOverdue;
}

/** The requested list; userId null: a guest's. */
interface Wanted {
  readonly skill: Skill;
  readonly userId: string | null;
  /** The stamp of the learner's cached part; '' without one. */
  readonly knownStamp: string;
}

/** The shared rows of a skill with the learner's own data. */
interface ListInputs extends Wanted {
  /** The source of the learner's own data. */
  readonly source: ReadSource;
  readonly shared: SharedList;
  /** null for a guest. */
  readonly own: OwnList | null;
}

/**
 * Caches lists: the rows of a skill once for everyone, until the database reports a change, and the whole response, serialised, once for
 * each learner. A response is valid while both stamps match: that of the rows, and that of the learner's own data, which each request
 * reads. Without the first cache each submission would read the list again; without the second a list of 1,000 is slower than
 * docs/performance.md allows.
 */
export function createSectionLists(deps: ListDeps): SectionLists {
  const { primary, changeFeed, caches, now, sections, closeOverdue } = deps;
  const bodies = caches.create<EncodedBody>('list-bodies', {
    maxBytes: LIST_RESPONSE_CACHE_MAX,
    sizeOf: (body) => body.size,
  });
  // From the primary: a replica may be behind the notification, and its rows would be cached.
  const lists = createNotifiedCache({
    changeFeed,
    prefix: 'list:',
    cache: caches.create<SharedList>('lists', {
      maxBytes: LIST_CACHE_MAX,
      sizeOf: ({ rows }) => rows.reduce((sum, row) => sum + textOf(row).length * 2 + ROW_BYTES, 0),
    }),
    load: async (skill: Skill) => ({
      stamp: randomUUID(),
      rows: (await findListRows(primary.db, skill)).map(presentRow),
    }),
  });
  const ownOf = forEachSource(({ pool }) =>
    createBatch({
      idOf: ({ userId, skill, knownStamp }: WantedOwn) => `${userId}/${skill}/${knownStamp}`,
      run: (wanted: readonly WantedOwn[]) => findOwnLists(pool, wanted),
    }),
  );
  const askOwn = async (source: ReadSource, { userId, ...wanted }: Wanted): Promise<OwnList | null> =>
    userId === null ? null : ownOf(source)({ ...wanted, userId, now: now() });
  async function ownRows({ source, own, ...wanted }: ListInputs): Promise<OwnRows> {
    // The learner's own data is unchanged, but the rows changed or the cached response was evicted.
    const latest = own?.results === null ? await askOwn(source, { ...wanted, knownStamp: '' }) : own;
    return { results: latest?.results ?? [], running: latest?.running ?? [] };
  }

  async function askBoth(source: ReadSource, wanted: Wanted): Promise<ListInputs> {
    const [shared, own] = await Promise.all([lists.get(wanted.skill), askOwn(source, wanted)]);
    return { ...wanted, source, shared, own };
  }

  /** Overdue attempts are closed first; after that only the primary is current. */
  async function ask(reads: ReadSource, wanted: Wanted): Promise<ListInputs> {
    const inputs = await askBoth(reads, wanted);
    if (wanted.userId === null || !inputs.own?.overdue) return inputs;
    await closeOverdue(wanted.userId);
    return askBoth(primary, wanted);
  }

  /** The content of the section that a grant opens. */
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
      const [, knownStamp = ''] = bodies.stampOf(key)?.split('/') ?? [];
      const inputs = await ask(reads, { skill, userId, knownStamp });
      const { source, shared, own } = inputs;
      const compose = async (others?: ReadonlyMap<string, SharedRow>) =>
        encode(presentList(shared.rows, await ownRows(inputs), others));
      const others = await granted(source, visitor);
      return others.size > 0 ? compose(others) : bodies.get(key, () => compose(), `${shared.stamp}/${own?.stamp}`);
    },
    async listForAdministrator(skill, userId, reads) {
      const inputs = await ask(reads, { skill, userId, knownStamp: '' });
      return encode(presentAdminList(await findAdminListRows(inputs.source.db, skill), await ownRows(inputs)));
    },
  };
}

function textOf({ title, examContent = [] }: SharedRow): string {
  return title + examContent.join('');
}

function encode(list: object): EncodedBody {
  return new EncodedBody(JSON.stringify(list));
}
