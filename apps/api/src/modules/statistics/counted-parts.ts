import type { StatisticsTake, StatisticsVersions } from '@bandwise/api-contract/admin';
import { markedUnits, type DeliveryGroup, type MarkedUnit } from '@bandwise/domain';
import { questionsText, questionShapes } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Sections, SectionVersion } from '../sections/sections.ts';
import { countByVersion, type Counted, type PartRow, type TakenVersion } from './statistics.repo.ts';

export interface StatisticsContext {
  readonly db: Kysely<Schema>;
  readonly sections: Pick<Sections, 'version'>;
}

/** The current version of a part, and the versions whose attempts count. */
export interface CountedPart {
  readonly row: PartRow;
  readonly version: SectionVersion;
  readonly units: readonly MarkedUnit[];
  readonly versions: readonly number[];
  readonly attemptedVersions: readonly TakenVersion[];
  readonly otherVersions: number;
  readonly nobodys: number;
}

type Key = (groups: readonly DeliveryGroup[]) => string;
const KEYS: Readonly<Record<StatisticsVersions, Key>> = { same: questionsText, alike: questionShapes };

/**
 * Finds the versions whose attempts count: those with the same questions as the current one. Attempts at earlier versions answered the same
 * questions, whatever the keys were; their current marks count.
 */
export async function countPart(
  { db, sections }: StatisticsContext,
  row: PartRow,
  which: StatisticsVersions,
): Promise<CountedPart> {
  const keyOf = KEYS[which];
  const version = await sections.version({ id: row.id, version: row.current_version });
  const currentKey = keyOf(version.delivery.groups);
  const versions = await countByVersion(db, row.id);
  const counted: TakenVersion[] = [];
  for (const candidate of versions) {
    const own = await sections.version({ id: row.id, version: candidate.version });
    if (keyOf(own.delivery.groups) === currentKey) counted.push(candidate);
  }
  const sum = (all: readonly TakenVersion[], of: (one: TakenVersion) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  return {
    row,
    version,
    units: markedUnits(version.delivery.groups),
    versions: counted.map((one) => one.version).toSorted((one, other) => one - other),
    attemptedVersions: versions,
    otherVersions: sum(versions, ({ attempts }) => attempts) - sum(counted, ({ attempts }) => attempts),
    nobodys: sum(counted, ({ nobodys }) => nobodys),
  };
}

export function countedOf(parts: readonly CountedPart[], take: StatisticsTake): Counted {
  return { take, parts: parts.map(({ row, versions }) => ({ sectionId: row.id, versions })) };
}
