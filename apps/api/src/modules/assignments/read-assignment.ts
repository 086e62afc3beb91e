import type { AssignmentBody } from '@bandwise/api-contract/admin';
import type { AssignedItem } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { requireClass } from '../rights/rights.ts';
import { assignmentNotFound, titleOf } from './assigned.ts';
import {
  findAssignment,
  findAssignments,
  findGranted,
  findParts,
  type AssignmentRow,
  type PartRow,
} from './assignments.repo.ts';
import { idsIn, testsOf } from './standings.ts';

/** @throws 404 if it does not exist, or the caller does not teach its class */
export async function requireAssignment(db: Kysely<Schema>, caller: Caller, id: string): Promise<AssignmentRow> {
  const row = await findAssignment(db, id);
  if (!row) throw assignmentNotFound();
  await requireClass(db, caller, row.class_id).catch((error: unknown) => {
    throw error instanceof AppError ? assignmentNotFound() : error;
  });
  return row;
}

/** @throws 404 */
export async function listOfClass(db: Kysely<Schema>, caller: Caller, classId: string): Promise<AssignmentBody[]> {
  await requireClass(db, caller, classId);
  return present(db, await findAssignments(db, classId));
}

/** @throws 404 */
export async function readAssignment(db: Kysely<Schema>, caller: Caller, id: string): Promise<AssignmentBody> {
  const [body] = await present(db, [await requireAssignment(db, caller, id)]);
  if (!body) throw assignmentNotFound();
  return body;
}

async function present(db: Kysely<Schema>, rows: readonly AssignmentRow[]): Promise<AssignmentBody[]> {
  const parts = await findParts(db, idsIn(rows.flatMap(({ items }) => items)));
  const granted = await findGranted(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    class: { id: row.class_id, name: row.class_name },
    name: row.name,
    note: row.note,
    in_order: row.in_order,
    opens_at: row.opens_at.toISOString(),
    due_at: row.due_at.toISOString(),
    attempts_allowed: row.attempts_allowed,
    answers_shown: row.answers_shown,
    full_screen: row.full_screen,
    start_code: row.start_code,
    conditions: row.conditions,
    items: row.items.map((item) => presentItem(item, testsOf(item, parts))),
    revision: row.revision,
    created_at: row.created_at.toISOString(),
    granted: granted
      .filter((one) => one.assignment_id === row.id)
      .map((one) => ({
        userID: one.user_id,
        extra_time: { percent: one.extra_time_percent, minutes: one.extra_time_minutes },
        due_at: one.due_at?.toISOString() ?? null,
      })),
  }));
}

function presentItem(item: AssignedItem, tests: readonly PartRow[]): AssignmentBody['items'][number] {
  return {
    item: item.kind === 'mock' ? { kind: item.kind, examIDs: [...item.examIDs] } : item,
    title: titleOf(item.kind, tests),
    skills: [...new Set(tests.map(({ skill }) => skill))],
    available: item.kind === 'mistakes' || tests.some(({ available }) => available),
    locked: tests.some(({ locked }) => locked),
  };
}
