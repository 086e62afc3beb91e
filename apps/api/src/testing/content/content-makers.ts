import type { ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { SKILLS } from '@bandwise/domain';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';

export interface ContentWorld {
  readonly admin: TestClient;
  readonly learner: TestClient;
  readonly learnerId: string;
  readonly guest: TestClient;
  /** Publishes an exam as an administrator would. */
  publish(input: ExamInput): Promise<ExamSaved>;
  /** Another learner, who has done nothing yet. */
  newLearner(): Promise<TestClient>;
  /** Publishes an exam and answers its first section's id. */
  section(input: ExamInput): Promise<string>;
}

/** An administrator, a learner and a guest, who all talk to the API and to nothing else. */
export async function createContentWorld(test: TestApp): Promise<ContentWorld> {
  const admin = await test.signIn(await test.make.admin());
  const account = await test.make.learner();
  const learner = await test.signIn(account);
  const publish = (input: ExamInput) =>
    admin.call('POST /api/exam/new/:type', { params: { type: skillOf(input) }, body: input });
  return {
    admin,
    learner,
    learnerId: account.id,
    guest: test.guest(),
    publish,
    newLearner: async () => test.signIn(await test.make.learner()),
    section: async (input) => firstSection(await publish(input)),
  };
}

export function firstSection(saved: Pick<ExamSaved, 'sections'>): string {
  const [section] = saved.sections;
  if (!section) throw new Error('The exam has no section');
  return section.id;
}

function skillOf(input: ExamInput): Skill {
  const skill = SKILLS.find((one) => input[one]);
  if (!skill) throw new Error('The exam has no parts');
  return skill;
}
