import { toDelivery, type MarkingProfile, type SectionContent } from '@bandwise/domain';
import type { Pool } from 'pg';
import { createBatch } from '../../plugins/batch.ts';
import { BoundedCache } from '../../plugins/bounded-cache.ts';
import { EncodedBody } from '../../plugins/encoded-body.ts';
import { presentDelivery } from './sections.presenter.ts';
import { findSectionStates, findVersions, versionKey, type SectionState, type VersionId } from './sections.repo.ts';
import { SectionVersion } from './section-version.ts';

/** How every module reads sections: what may change is asked each time, what cannot is kept. */
export interface SectionReader {
  /** Asked of the database on every call; null: there is none, or it is deleted. */
  state(id: string): Promise<SectionState | null>;
  /** @throws if no such version was ever published: a programmer's error, since versions are never deleted. */
  version(wanted: VersionId): Promise<SectionVersion>;
  /** The delivery form of the current version, ready to be sent. */
  body(state: SectionState): Promise<EncodedBody>;
}

export interface SectionReaderOptions {
  readonly pool: Pool;
  readonly profile: MarkingProfile;
}

/** Bytes, roughly: some thousand parts, which is more than a school has. */
const VERSIONS_SIZE = 64 * 1024 * 1024;
const BODIES_SIZE = 32 * 1024 * 1024;

export function createSectionReader(options: SectionReaderOptions): SectionReader {
  const { pool, profile } = options;
  const state = createBatch({ idOf: (id: string) => id, run: (ids) => findSectionStates(pool, ids) });
  const load = createBatch({
    idOf: versionKey,
    run: (wanted: readonly VersionId[]) => findVersions(pool, wanted),
    maxKeys: 16,
    maxRunning: 4,
  });
  const versions = new BoundedCache<SectionVersion>({ maxSize: VERSIONS_SIZE, sizeOf: sizeOfVersion });
  const bodies = new BoundedCache<EncodedBody>({ maxSize: BODIES_SIZE, sizeOf: (body) => body.size });

  async function read({ id, version }: VersionId): Promise<SectionContent> {
    const content = await load({ id, version });
    if (!content) throw new Error(`Section version ${versionKey({ id, version })} is missing`);
    return content;
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

/** Text dominates; objects of this shape take about three times their text. */
function sizeOfVersion({ content }: SectionVersion): number {
  const blocks = [...content.passage, ...content.examContent, content.explanation];
  const text = blocks.reduce((sum, block) => sum + block.length, 0);
  const questions = content.groups.reduce((sum, group) => sum + group.questions.length, 0);
  return 3 * text + 3000 * questions + 2000;
}
