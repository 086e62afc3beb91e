import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, writingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { readUserData } from './user-data.repo.ts';

/** Tables with a column for a person that the archive leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  assignments: 'Who made an assignment belongs to the class.',
  classes: 'Who made a class belongs to the class.',
  draft_editors: 'Who has a draft open is forgotten within minutes.',
  drafts: 'Drafts belong to the tests.',
  exam_results: 'Derived from whole exams, which are in the archive.',
  exam_revisions: 'The history of a test belongs to the test; what the person did is in the log.',
  exams: 'Tests belong to the school.',
  media: 'Uploaded files belong to the tests.',
  one_time_codes: 'A link of a mail must not be readable.',
  regrades: 'A change of a key belongs to the test; what the person did is in the log.',
  section_versions: 'Versions belong to the tests.',
};

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

async function archiveOf(id: string): Promise<Readonly<Record<string, string>>> {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/users/${id}/data`,
    headers: { authorization: `Bearer ${world.admin.token}` },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  return Object.fromEntries(
    Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

it('is exported as JSON and as a page to read, in a zip archive, with a line in the log [D200]', async () => {
  const reading = firstSection(await world.publish(readingExam()));
  const writing = firstSection(await world.publish(writingExam({ modelAnswer: '<p>SENTINEL-model</p>' })));
  await world.learner.call('POST /api/attempt', { body: { sectionID: reading } });
  const body = { id: crypto.randomUUID(), sectionID: writing, text: 'Towns <b>grow</b> & shrink.' };
  await world.learner.call('POST /api/submission', { body });
  const archive = await archiveOf(world.learnerId);
  expect(Object.keys(archive)).toEqual(['data.json', 'data.html']);
  const data: unknown = JSON.parse(archive['data.json'] ?? '');
  expect(data).toMatchObject({
    account: [{ 'First name': 'Lan', Role: 'learner' }],
    attempts: [{ Skill: 'reading', Submitted: null }],
    submissions: [{ Text: 'Towns <b>grow</b> & shrink.' }],
    sessions: [{}],
  });
  expect(archive['data.html']).toContain('Towns &lt;b&gt;grow&lt;/b&gt; &amp; shrink.');
  expect(JSON.stringify(archive)).not.toMatch(/SENTINEL|password_hash|\$argon2/);
  const { entries } = await world.admin.call('GET /api/audit', { query: { search: 'Exported' } });
  expect(entries).toHaveLength(1);
});

it('is for administrators only, and of a user who exists [D200]', async () => {
  const params = { id: world.learnerId };
  const teacher = await test.signIn(await test.make.teacher());
  for (const client of [world.learner, teacher])
    expect(await refusalOf(client.call('POST /api/users/:id/data', { params }))).toMatchObject({ status: 403 });
  const missing = world.admin.call('POST /api/users/:id/data', { params: { id: crypto.randomUUID() } });
  expect(await refusalOf(missing)).toMatchObject({ status: 404 });
});

it('reads every table that has a column for a person, or the reason why not is known [D200]', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass and conrelid <> 'users'::regclass order by 1`.execute(
    test.deps.db,
  );
  const statements: string[] = [];
  const watched = test.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await readUserData(watched, world.learnerId);
  const read = statements.join('\n');
  const missing = rows.filter(({ name }) => !(name in LEFT_OUT) && !new RegExp(`(from|join) ${name} `).test(read));
  expect(missing).toEqual([]);
});
