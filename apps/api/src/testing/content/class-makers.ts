import type { NewAssignment } from '@bandwise/api-contract/admin';
import type { Client } from '@bandwise/api-contract/client';
import type { AllRoutes } from '@bandwise/api-contract/routes';
import type { TestApp } from '../create-test-app.ts';

interface Members {
  readonly teachers?: readonly string[];
  readonly learners?: readonly string[];
}

/** Stores a class with its members. @returns its id. */
export async function makeClass(
  test: TestApp,
  { name = 'Evening class', ...members }: Members & { readonly name?: string },
): Promise<string> {
  const { id } = await test.deps.db
    .insertInto('classes')
    .values({ name, created_at: test.deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await joinClass(test, id, members);
  return id;
}

export async function joinClass(
  { deps }: TestApp,
  class_id: string,
  { teachers = [], learners = [] }: Members,
): Promise<void> {
  const joined = { class_id, joined_at: deps.now() };
  const members = [
    ...teachers.map((user_id) => ({ user_id, role: 'teacher' as const, ...joined })),
    ...learners.map((user_id) => ({ user_id, role: 'learner' as const, ...joined })),
  ];
  if (members.length > 0) await deps.db.insertInto('class_members').values(members).execute();
}

type AssignmentFields = Partial<NewAssignment> & Pick<NewAssignment, 'items'> & { readonly now: Date };

/** A test under exam conditions that is open for a day from `now`, unless the fields say otherwise. */
export function newAssignment({ now, ...fields }: AssignmentFields): NewAssignment {
  return {
    name: 'Mock exam',
    note: '',
    in_order: false,
    conditions: 'exam',
    opens_at: now.toISOString(),
    due_at: new Date(now.getTime() + 86_400_000).toISOString(),
    attempts_allowed: 1,
    answers_shown: 'at_once',
    full_screen: false,
    start_code: null,
    ...fields,
  };
}

export const assignTo = (class_id: string, by: Client<AllRoutes>, fields: AssignmentFields) =>
  by.call('POST /api/class/:id/assignment', { params: { id: class_id }, body: newAssignment(fields) });

/** Starts a test of an assignment, by default the first. */
export const startAssigned = (
  id: string,
  by: Client<AllRoutes>,
  body: { readonly item?: number; readonly sectionID?: string; readonly code?: string } = {},
) => by.call('POST /api/assigned/:id/start', { params: { id }, body: { item: 0, ...body } });
