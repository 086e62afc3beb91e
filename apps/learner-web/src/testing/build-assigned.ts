import type { Assigned } from '@bandwise/api-contract/learner';

type Item = Assigned['items'][number];

const ID = '00000000-0000-4000-8000-0000000000';

export const ASSIGNED_ID = `${ID}a1`;

/** A whole test under exam conditions that is not started. */
export function buildAssignedItem(part: Partial<Item> = {}): Item {
  return {
    kind: 'exam',
    title: 'Harbours',
    skills: ['reading'],
    state: 'open',
    late: false,
    may_start: true,
    attempts: 0,
    sittingID: null,
    parts: [],
    practice: null,
    marks: null,
    total: 0,
    band: null,
    ...part,
  };
}

/** A part of an item under practice conditions. */
export function buildAssignedPart(part: Partial<Item['parts'][number]> = {}): Item['parts'][number] {
  return {
    sectionID: `${ID}b1`,
    skill: 'reading',
    part_number: 1,
    title: 'The canal',
    state: 'open',
    may_start: true,
    marks: null,
    total: 13,
    attemptID: null,
    submissionID: null,
    ...part,
  };
}

export function buildAssigned(part: Partial<Assigned> = {}): Assigned {
  return {
    id: ASSIGNED_ID,
    name: 'Week 1',
    note: '',
    class: { id: `${ID}c1`, name: 'Evening class' },
    conditions: 'exam',
    in_order: false,
    opens_at: '2026-11-28T08:00:00.000Z',
    due_at: '2026-12-05T08:00:00.000Z',
    attempts_allowed: 1,
    answers_shown: 'at_once',
    needs_code: false,
    full_screen: false,
    extra_time: { percent: 0, minutes: 0 },
    items: [buildAssignedItem()],
    ...part,
  };
}
