import { toDelivery, type MarkingProfile, type SectionContent } from '@bandwise/domain';
import { changeKey, readStoredKeys } from '@bandwise/domain/internal';
import type { Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import type { ChangeFeed } from '../../db/changes/change-feed.ts';
import { repeatOnLoss } from '../../db/repeat-on-loss.ts';
import type { Caches } from '../../platform/cache/caches.ts';
import { createNotifiedCache } from '../../platform/cache/notified-cache.ts';
import { SECTION_CACHE_MAX, SECTION_RESPONSE_CACHE_MAX, SECTION_STATE_CACHE_MAX } from '../../limits.ts';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { markingDefault } from '../../platform/settings/marking-default.ts';
import { examNotFound } from './exam-not-found.ts';
import { presentDelivery } from './sections.presenter.ts';
import {
  findSectionFacts,
  findVersion,
  versionKey,
  type SectionFacts,
  type SectionState,
  type VersionId,
} from './sections.repo.ts';
import { SectionVersion } from './section-version.ts';

/** Reads sections for every module: mutable facts are cached until the database notifies a change, immutable versions for longer. */
export interface SectionReader {
  /** @returns null for a missing or deleted section. */
  state(id: string): Promise<SectionState | null>;
  /** @throws for a missing version: a programming error, because current and attempted versions are never removed. */
  version(wanted: VersionId): Promise<SectionVersion>;
  /**
   * The version with its current keys, which a regrade may have corrected, for marking and review. @throws 404 when it was removed in the
   * meantime.
   */
  keyed(wanted: VersionId): Promise<KeyedVersion>;
  /** The same, read from the database: for changes of keys, and after a refusal for stale keys. */
  keyedNow(wanted: VersionId): Promise<KeyedVersion>;
  /** The delivery form of the current version, ready to be sent. */
  body(state: SectionState): Promise<EncodedBody>;
}

/** A version with its keys, and their key revision. */
export interface KeyedVersion {
  readonly version: SectionVersion;
  readonly keyRevision: number;
  /** The profile that marks an attempt submitted now. */
  readonly profile: MarkingProfile;
  /** The facts of the section for the delivery form, deleted or not. */
  readonly frame: Pick<SectionFacts, 'exam_id' | 'locked'>;
}

export interface SectionReaderOptions {
  readonly pool: Pool;
  readonly changeFeed: ChangeFeed;
  readonly caches: Caches;
  readonly config: Pick<Config, 'markingProfile'>;
}

/** The estimated bytes of a section's facts without keys. */
const FACT_BYTES = 500;

export function createSectionReader(options: SectionReaderOptions): SectionReader {
  const { pool, changeFeed, caches, config } = options;
  const facts = createNotifiedCache({
    changeFeed,
    prefix: 'section:',
    // Without this cache each read of a section queries the database, and misses its target (docs/performance.md).
    cache: caches.create<SectionFacts | null>('section-facts', {
      maxBytes: SECTION_STATE_CACHE_MAX,
      sizeOf: sizeOfFacts,
    }),
    load: (id) => repeatOnLoss(() => findSectionFacts(pool, id)),
    // Guessed ids must not evict cached sections.
    isNotified: (found) => found !== null,
  });
  // Without this cache each submission reads its content and compiles its keys, and misses the target of mark and save.
  const versions = caches.create<SectionVersion>('section-versions', {
    maxBytes: SECTION_CACHE_MAX,
    sizeOf: ({ maxBytes }) => maxBytes,
  });
  // Without this cache each read parses and serialises its section again, which costs more than the query and misses the target of reads.
  const bodies = caches.create<EncodedBody>('section-bodies', {
    maxBytes: SECTION_RESPONSE_CACHE_MAX,
    sizeOf: (body) => body.size,
  });

  async function read({ id, version }: VersionId): Promise<SectionContent> {
    const content = await repeatOnLoss(() => findVersion(pool, { id, version }));
    if (!content) throw new Error(`Section version ${versionKey({ id, version })} is missing`);
    return content;
  }

  const asWritten = (wanted: VersionId) =>
    versions.get(versionKey(wanted), async () => new SectionVersion(await read(wanted)));

  async function withKeys(wanted: VersionId, section: SectionFacts | null): Promise<KeyedVersion> {
    if (!section) throw examNotFound();
    const { key_revision: keyRevision, regraded } = section;
    const profile = section.marking_profile ?? markingDefault(config, section.chosen_profile);
    const frame = { exam_id: section.exam_id, locked: section.locked };
    const regradedRevision = regraded?.[wanted.version];
    if (!regradedRevision) return { version: await asWritten(wanted), keyRevision, profile, frame };
    const version = await versions.get(`${versionKey(wanted)}:${regradedRevision.key_revision}`, async () => {
      const content = readStoredKeys(regradedRevision.keys).reduce(changeKey, await read(wanted));
      return new SectionVersion(content);
    });
    return { version, keyRevision, profile, frame };
  }

  return {
    async state(id) {
      const section = await facts.get(id);
      return section?.deleted ? null : section;
    },
    version: asWritten,
    keyed: async (wanted) => withKeys(wanted, await facts.get(wanted.id)),
    async keyedNow(wanted) {
      facts.forget(wanted.id);
      return withKeys(wanted, await facts.ask(wanted.id));
    },
    // The version is not cached here: many are read and few are attempted, and cached versions cost memory.
    body: (frame) =>
      bodies.get(bodyKey(frame), async () => {
        const delivery = toDelivery(await read(frame));
        return new EncodedBody(JSON.stringify(presentDelivery(frame, delivery)));
      }),
  };
}

function bodyKey(frame: SectionState): string {
  return `${versionKey(frame)}:${frame.locked}`;
}

function sizeOfFacts(found: SectionFacts | null): number {
  return FACT_BYTES + (found?.regraded ? JSON.stringify(found.regraded).length * 2 : 0);
}
