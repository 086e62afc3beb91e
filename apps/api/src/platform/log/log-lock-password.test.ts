import { expect, it } from 'vitest';
import { createContentWorld, firstSection } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readingExam, writingExam } from '../../testing/content/sample-exams.ts';

const LOCK = 'SENTINEL-LOCK-4127';

/** Every way in which a lock password comes to the server, well and badly. */
async function useLock(test: TestApp): Promise<void> {
  const { admin, learner, guest, publish } = await createContentWorld(test);
  const locked = { locked: true, password: LOCK };
  const saved = await publish(readingExam(locked));
  const params = { id: firstSection(saved) };
  const exam = { params: { exam_id: saved.exam_id } };
  const refused = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('The call was not refused'),
      () => undefined,
    );
  await admin.call('PUT /api/exam/:exam_id', { ...exam, body: readingExam({ ...locked, title: 'Again' }) });
  await publish(writingExam(locked));
  await admin.call('GET /api/exam/:exam_id', exam);
  await admin.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  await learner.call('POST /api/section/:id/unlock', { params, body: { password: LOCK } });
  await refused(guest.call('POST /api/section/:id/unlock', { params, body: { password: `${LOCK}, nearly` } }));
  await refused(learner.call('POST /api/section/:id/unlock', { params, body: { password: LOCK.repeat(100) } }));
  // Refused as a whole: by its shape, its content, its version, its sender, as no JSON, and with a null character.
  await refused(publish(readingExam({ ...locked, title: '' })));
  await refused(publish(readingExam({ ...locked, groups: [] })));
  const stale = { ...readingExam({ ...locked, title: 'Mine' }), base_versions: { '1': 99 } };
  await refused(admin.call('PUT /api/exam/:exam_id', { ...exam, body: stale }));
  await refused(learner.call('PUT /api/exam/:exam_id', { ...exam, body: readingExam(locked) }));
  await refused(publish(readingExam({ ...locked, title: 'a\0b' })));
  await admin.fetch('http://localhost/api/exam/new', {
    method: 'POST',
    body: `{"reading":[{"locked":true,"password":"${LOCK}" "`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
  });
  const { entries } = await admin.call('GET /api/audit', { query: {} });
  expect(entries.length).toBeGreaterThan(2);
  expect(JSON.stringify(entries)).not.toContain(LOCK);
}

it('keeps lock passwords out of the log and the audit log, whatever is done with them', async () => {
  const test = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
  await useLock(test);
  const lines = test.logs.join('');
  expect(lines).toContain('/unlock');
  expect(lines).toContain('version_conflict');
  expect(lines).not.toContain(LOCK);
});

it('keeps them out of the log when the database fails in the middle of it', async () => {
  const test = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
  const admin = await test.signIn(await test.make.admin());
  const { schema } = test.deps.db;
  await schema.alterTable('sections').renameTo('elsewhere').execute();
  try {
    const publish = admin.call('POST /api/exam/new', { body: readingExam({ locked: true, password: LOCK }) });
    await expect(publish).rejects.toMatchObject({ status: 500 });
  } finally {
    await schema.alterTable('elsewhere').renameTo('sections').execute();
  }
  const lines = test.logs.join('');
  expect(lines).toContain('relation \\"sections\\" does not exist');
  expect(lines).not.toContain(LOCK);
});
