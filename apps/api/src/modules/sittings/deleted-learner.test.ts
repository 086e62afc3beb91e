import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { createParts } from '../../handlers.ts';
import { Caches } from '../../platform/cache/caches.ts';
import { writingExam } from '../../testing/content/sample-exams.ts';
import { begin, createSittingWorld, save, sectionIds, start } from '../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { deleteUsers } from '../users/users.repo.ts';
import { saveSections } from './save-sitting.ts';
import { findSitting } from './sittings.repo.ts';

const isServer = inject('engine').kind === 'postgres';

/** A learner with saved text, and a page that continues to save in the old sitting. */
async function createWriter() {
  const world = await createSittingWorld(await createTestApp());
  const { deps } = world.test;
  const exam = await world.publish(writingExam());
  const [sectionID = ''] = sectionIds(exam);
  const { id } = await begin(world.learner, exam);
  await start(world.learner, id);
  const write = (value: string) => ({ sectionID, text: { value, at: deps.now().getTime() } });
  await save(world.learner, id, write('My aunt lives in Hue.'));
  const sitting = await findSitting(deps.db, id);
  if (!sitting) throw new Error('It was begun');
  const { sittings } = createParts({ ...deps, caches: new Caches() });
  return { world, deps, saveLate: () => saveSections(sittings, sitting, [write('My aunt, Mai, lives in Hue.')]) };
}

type Writer = Awaited<ReturnType<typeof createWriter>>;
const textsOf = ({ deps }: Writer) => deps.db.selectFrom('sitting_sections').select('text').execute();

describe('a text that arrives when its learner', () => {
  it('was deleted is not kept', async () => {
    const writer = await createWriter();
    const { world, saveLate } = writer;
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    await expect(saveLate()).rejects.toMatchObject({ code: 'sitting_closed' });
    expect(await textsOf(writer)).toEqual([{ text: '' }]);
  });

  it.runIf(isServer)('is being deleted is not kept', async () => {
    const writer = await createWriter();
    const { deps, world, saveLate } = writer;
    const deletion = await deps.db.startTransaction().execute();
    await deleteUsers(deletion, [world.learnerId]);
    const saved = Promise.allSettled([saveLate()]);
    const waiting = sql<{ pid: number }>`select pid from pg_locks where not granted`;
    await expect.poll(async () => (await waiting.execute(deps.db)).rows.length).toBeGreaterThan(0);
    await deletion.commit().execute();
    expect(await saved).toMatchObject([{ status: 'rejected', reason: { code: 'sitting_closed' } }]);
    expect(await textsOf(writer)).toEqual([{ text: '' }]);
  });
});
