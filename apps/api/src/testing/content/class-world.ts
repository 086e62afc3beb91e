import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';
import { makeClass } from './class-makers.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly client: TestClient;
}

/** Two classes, each with a teacher and a learner, and an administrator. */
export interface ClassWorld {
  readonly admin: Person;
  readonly teacher: Person;
  readonly learner: Person;
  /** The teacher and the learner of the other class. */
  readonly stranger: Person;
  readonly outsider: Person;
  readonly classID: string;
  readonly person: (role: 'admin' | 'learner' | 'teacher') => Promise<Person>;
}

export async function createClassWorld(test: TestApp): Promise<ClassWorld> {
  async function person(role: 'admin' | 'learner' | 'teacher'): Promise<Person> {
    const account = await test.make[role]();
    return { id: account.id, email: account.email, client: await test.signIn(account) };
  }
  const [admin, teacher, learner, stranger, outsider] = [
    await person('admin'),
    await person('teacher'),
    await person('learner'),
    await person('teacher'),
    await person('learner'),
  ];
  const classID = await makeClass(test, { teachers: [teacher.id], learners: [learner.id] });
  await makeClass(test, { name: 'Morning class', teachers: [stranger.id], learners: [outsider.id] });
  return { admin, teacher, learner, stranger, outsider, classID, person };
}
