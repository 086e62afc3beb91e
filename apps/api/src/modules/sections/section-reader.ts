import { toDelivery, type MarkingProfile, type SectionContent } from '@bandwise/domain';
import type { Pool } from 'pg';
import { createBatch } from '../../platform/batched-statements/read-batch.ts';
import type { Caches } from '../../platform/cache/caches.ts';
import { EncodedBody } from '../../platform/compression/encoded-body.ts';
import { presentDelivery } from './sections.presenter.ts';
import { findSectionStates, findVersions, versionKey, type SectionState, type VersionId } from './sections.repo.ts';
import { SectionVersion } from './section-version.ts';

/** How every module reads sections: what may change is asked each time, what cannot is kept. */
export interface SectionReader {
  /** Asked of the database on every call; null: there is none, or it is deleted. */
  state(id: string): Promise<SectionState | null>;
  /** @throws if there is no such version: a programmer's error, since one that is current or was taken is never removed. */
  version(wanted: VersionId): Promise<SectionVersion>;
  /** The delivery form of the current version, ready to be sent. */
  body(state: SectionState): Promise<EncodedBody>;
}

export interface SectionReaderOptions {
  readonly pool: Pool;
  readonly caches: Caches;
  readonly profile: MarkingProfile;
}

/** Some hundred parts that are being taken, and a thousand that are being read. */
const VERSIONS_BYTES = 64 * 1024 * 1024;
const BODIES_BYTES = 32 * 1024 * 1024;

export function createSectionReader(options: SectionReaderOptions): SectionReader {
  const { pool, caches, profile } = options;
  const state = createBatch({ idOf: (id: string) => id, run: (ids) => findSectionStates(pool, ids) });
  const load = createBatch({
    idOf: versionKey,
    run: (wanted: readonly VersionId[]) => findVersions(pool, wanted),
    maxKeys: 16,
    maxRunning: 4,
  });
  const versions = caches.create<SectionVersion>('section-versions', {
    maxBytes: VERSIONS_BYTES,
    sizeOf: ({ maxBytes }) => maxBytes,
  });
  const bodies = caches.create<EncodedBody>('section-bodies', { maxBytes: BODIES_BYTES, sizeOf: (body) => body.size });

  async function read({ id, version }: VersionId): Promise<SectionContent> {
    const found = await load({ id, version });
    if (!found) throw new Error(`Section version ${versionKey({ id, version })} is missing`);
    return found.content;
  }

  return {
    state,
    version: (wanted) => versions.get(versionKey(wanted), async () => new SectionVersion(await read(wanted), profile)),
    // Not made from a kept version: many are read and few are sat, and what is kept is what costs.
    body: (frame) =>
      bodies.get(`${versionKey(frame)}:${frame.locked}`, async () => {
        const delivery = toDelivery(await read(frame));
        return new EncodedBody(JSON.stringify(presentDelivery(frame, delivery)));
      }),
  };
}
