import { buildApp } from '../../src/app.ts';
import { createDeps } from '../../src/create-deps.ts';
import { openBenchDatabase } from '../bench-database.ts';
import type { World } from './fill.ts';

/** Completes a sitting of the quiet test for each reader; other learners get copies. */
export async function takeOneSitting(url: string, { readers, quietExam }: World): Promise<void> {
  const { config, database } = await openBenchDatabase(url);
  const app = await buildApp(await createDeps(config, database), { docs: false });
  for (const { token } of readers) {
    const post = async (path: string, payload: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
      return answer.json<{ id: string }>();
    };
    const { id } = await post('/api/sitting', { exams: [quietExam] });
    await post(`/api/sitting/${id}/next`, { exam: 0, phase: 'instructions' });
    await post(`/api/sitting/${id}/finish`, { exam: 0, sections: [] });
  }
  await app.close();
  await database.close();
}
