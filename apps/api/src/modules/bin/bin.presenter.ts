import { type BinEntry, binEntrySchema } from '@bandwise/api-contract/admin';
import { removalTime } from './empty-bin.ts';
import type { BinRow } from './bin.repo.ts';

export function presentEntry(row: BinRow, binDays: number): BinEntry {
  return binEntrySchema.parse({
    exam_id: row.exam_id,
    skill: row.skill,
    description: row.description,
    whole: row.whole,
    parts: row.parts,
    live_parts: row.live_parts,
    deleted_at: row.deleted_at.toISOString(),
    deleted_by: row.deleted_by,
    kept_until: removalTime(row.deleted_at, binDays).toISOString(),
  });
}
