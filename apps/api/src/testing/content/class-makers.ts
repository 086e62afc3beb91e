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
