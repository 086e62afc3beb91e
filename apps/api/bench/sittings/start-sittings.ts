import { Agent } from 'node:http';
import type { Fixture } from '../fixture.ts';
import { httpCall } from '../http-call.ts';

export interface RunningSitting {
  readonly id: string;
  /** The learner's. */
  readonly token: string;
}

/** Of each learner one that runs. */
export async function startSittings(api: string, { learners, exams }: Fixture): Promise<readonly RunningSitting[]> {
  const agent = new Agent({ keepAlive: true });
  const sittings: RunningSitting[] = [];
  for (const [index, { token }] of learners.entries()) {
    const call = { method: 'POST', token, agent } as const;
    const exam = exams.ours[index % exams.ours.length];
    const created = await httpCall({ ...call, url: `${api}/api/sitting`, body: { exams: [exam?.id] } });
    const { id } = JSON.parse(created.text) as { id: string }; // of the API's own contract
    await httpCall({ ...call, url: `${api}/api/sitting/${id}/next`, body: { exam: 0, phase: 'instructions' } });
    sittings.push({ id, token });
  }
  agent.destroy();
  return sittings;
}
