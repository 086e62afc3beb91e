import { REMARKS_MAX } from '@bandwise/domain/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { writingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { mailQueueJob } from './mail-queue.job.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const own = (by: TestClient = world.admin) => by.call('GET /api/assessor', {});
const save = (id: string, text: string, by: TestClient = world.admin) =>
  by.call('PUT /api/assessor/remark/:id', { params: { id }, body: { text } });
const remove = (id: string) => world.admin.call('DELETE /api/assessor/remark/:id', { params: { id } });

describe('the remarks of an assessor', () => {
  it('are stored for the assessor alone, the latest first, each once', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const other = await test.signIn(await test.make.admin());
    expect(await own()).toEqual({ remarks: [], daily_mail: false });
    await save(first, ' Check the tense. ');
    await save(first, 'Check the tense.');
    const both = await save(second, 'Name a reason.');
    expect(both.remarks).toEqual([
      { id: second, text: 'Name a reason.' },
      { id: first, text: 'Check the tense.' },
    ]);
    // The same words under another id replace the stored remark.
    const third = crypto.randomUUID();
    expect((await save(third, 'Check the tense.')).remarks.map(({ id }) => id)).toEqual([third, second]);
    expect((await own(other)).remarks).toEqual([]);
    expect((await remove(second)).remarks).toEqual([{ id: third, text: 'Check the tense.' }]);
    expect((await remove(second)).remarks).toHaveLength(1);
  });

  it('refuse an empty text, a long one, and more than there may be', async () => {
    const id = crypto.randomUUID();
    expect(await refusalOf(save(id, ' '))).toMatchObject({ status: 422 });
    expect(await refusalOf(save(id, 'a'.repeat(1001)))).toMatchObject({ status: 422 });
    const remarks = Array.from({ length: REMARKS_MAX }, (_, index) => ({
      id: crypto.randomUUID(),
      text: `Remark ${index}`,
    }));
    await test.deps.db
      .updateTable('users')
      .set({ remarks: JSON.stringify(remarks) })
      .where('role', '=', 'admin')
      .execute();
    expect(await refusalOf(save(id, 'One more'))).toMatchObject({
      status: 422,
      message: `You have ${REMARKS_MAX} remarks. Delete one before you save another.`,
    });
    await remove(remarks[0]?.id ?? '');
    expect((await save(id, 'One more')).remarks).toHaveLength(REMARKS_MAX);
  });

  it('stay when two windows save at the same time', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((text) => save(crypto.randomUUID(), text)));
    expect((await own()).remarks).toHaveLength(3);
  });
});

describe('the daily mail', () => {
  const setMail = (daily_mail: boolean) => world.admin.call('PUT /api/assessor/daily-mail', { body: { daily_mail } });
  const run = () => mailQueueJob.run(test.deps, {});

  async function handIn(): Promise<void> {
    const sectionID = firstSection(await world.publish(writingExam()));
    const body = { id: crypto.randomUUID(), sectionID, text: 'Towns grow.' };
    await world.learner.call('POST /api/submission', { body });
  }

  it('goes once a day to those who want it, and only while texts wait', async () => {
    await run();
    await setMail(true);
    expect(await setMail(true)).toMatchObject({ daily_mail: true });
    test.clock.advance({ hours: 20 });
    await run();
    expect(test.outbox).toEqual([]);
    await handIn();
    await run();
    await run();
    expect(test.outbox).toMatchObject([
      { subject: '1 submission is waiting to be assessed', text: expect.stringContaining('/admin/assessing') },
    ]);
    test.clock.advance({ hours: 24 });
    await run();
    expect(test.outbox).toHaveLength(2);
    await setMail(false);
    test.clock.advance({ hours: 24 });
    await run();
    expect(test.outbox).toHaveLength(2);
  });

  it('does not go to an administrator who is disabled or has become a learner', async () => {
    await handIn();
    await setMail(true);
    test.clock.advance({ hours: 24 });
    await test.deps.db.updateTable('users').set({ role: 'learner' }).where('role', '=', 'admin').execute();
    await run();
    await test.deps.db.updateTable('users').set({ role: 'admin', status: 'disabled' }).execute();
    await run();
    expect(test.outbox).toEqual([]);
  });
});
