import type { NewAssignment } from '@bandwise/api-contract/admin';
import type { TestApp } from '../create-test-app.ts';

/** Stores a class with its members. @returns its id. */
export async function makeClass(
  { deps }: TestApp,
  {
    name = 'Evening class',
    teachers = [],
    learners = [],
  }: { readonly name?: string; readonly teachers?: readonly string[]; readonly learners?: readonly string[] },
): Promise<string> {
  const { id } = await deps.db
    .insertInto('classes')
    .values({ name, created_at: deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const joined = { class_id: id, joined_at: deps.now() };
  const members = [
    ...teachers.map((user_id) => ({ user_id, role: 'teacher' as const, ...joined })),
    ...learners.map((user_id) => ({ user_id, role: 'learner' as const, ...joined })),
  ];
  if (members.length > 0) await deps.db.insertInto('class_members').values(members).execute();
  return id;
}

/** A test under exam conditions that is open for a day from `now`, unless the fields say otherwise. */
export function newAssignment({
  now,
  ...fields
}: Partial<NewAssignment> & Pick<NewAssignment, 'items'> & { readonly now: Date }): NewAssignment {
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
