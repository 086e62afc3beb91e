import type { BinEntry } from '@bandwise/api-contract/admin';
import { skills } from '@bandwise/domain';
import type { Restoration } from '../../shared/bin/restore.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The API address of an entry: a part or the whole test. */
export function addressOf({ exam_id, skill, whole, parts: [part] }: BinEntry): Restoration {
  return { exam_id, skill, ...(whole || part === undefined ? {} : { section: part.id }) };
}

/** The name of an entry: the test, or the title of the part. */
export function nameOf({ whole, description, parts: [part] }: BinEntry): string {
  return whole || part === undefined ? description : part.title;
}

/** Started days count; 0 when the time is over. */
export function daysLeft({ kept_until }: BinEntry, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(kept_until) - now.getTime()) / DAY));
}

/** Whether another part now has the deleted part's number. */
export function isTaken({ whole, parts: [part], live_parts }: BinEntry): boolean {
  return !whole && part !== undefined && live_parts.includes(part.part_number);
}

/** The test's free part numbers. */
export function freeNumbers({ skill, live_parts }: BinEntry): readonly number[] {
  const { min, max } = skills[skill].parts;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((one) => !live_parts.includes(one));
}
