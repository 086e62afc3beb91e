import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { Client } from 'pg';
import { newAssignment } from '../../src/testing/content/class-makers.ts';
import { fortyMarks, typed } from '../../src/testing/content/sitting-makers.ts';
import type { BenchLearner, Fixture } from '../fixture.ts';
import { httpCall, type HttpCall } from '../http-call.ts';
import type { Server } from '../processes.ts';

const LEARNERS = 40;
/** Seconds between two reports of a learner's app, and between two looks of a teacher. */
const REPORT_EVERY = 8;
const LOOK_EVERY = 4;

/** Shares of one processor core, in percent. */
export interface RoomCost {
  readonly api: number;
  /** null: the machine does not tell (only Linux does). */
  readonly database: number | null;
}

type Ask = Pick<HttpCall, 'body' | 'method'> & { readonly path: string; readonly token: string };

/**
 * The processor time of an exam room with a teacher who watches: what learners and the teacher send in some minutes, sent at once. The
 * teacher's browser never has the current state, so each look costs a whole answer.
 */
export async function benchExamRoom(
  server: Server,
  { administratorToken, learners: all }: Fixture,
  { databaseUrl, seconds }: { readonly databaseUrl: string; readonly seconds: number },
): Promise<RoomCost> {
  const agent = new Agent({ keepAlive: true });
  const learners = all.slice(0, LEARNERS);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const ask = async <T>({ path, ...call }: Ask): Promise<T> => {
    const { status, text } = await httpCall({ ...call, url: `${server.url}${path}`, agent });
    if (status >= 300) throw new Error(`${call.method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as T; // what the table of routes says
  };
  try {
    const { assignment, sittings } = await startExam({ ask, database, learners, token: administratorToken });
    const watch = async (duration: number) => {
      for (let second = 0; second < duration; second += 1) {
        if (second % LOOK_EVERY === 0)
          await ask({ method: 'GET', path: `/api/assignment/${assignment}/room`, token: administratorToken });
        for (const [index, { token }] of learners.entries()) {
          if (index % REPORT_EVERY !== second % REPORT_EVERY) continue;
          const body = { left_count: 1, left_seconds: 12 };
          await ask({ method: 'POST', path: `/api/sitting/${sittings[index]}/presence`, body, token });
        }
      }
    };
    await watch(60);
    const before = { api: (await server.figures()).spent, database: await spentByDatabase(database) };
    await watch(seconds);
    const after = { api: (await server.figures()).spent, database: await spentByDatabase(database) };
    const share = (milliseconds: number) => milliseconds / seconds / 10;
    return {
      api: share(after.api - before.api),
      database: before.database === null || after.database === null ? null : share(after.database - before.database),
    };
  } finally {
    agent.destroy();
    await database.end();
  }
}

interface Starting {
  readonly ask: <T>(call: Ask) => Promise<T>;
  readonly database: Client;
  readonly learners: readonly BenchLearner[];
  readonly token: string;
}

/** A class that takes a test of 40 questions, and has answered half of them. */
async function startExam({ ask, database, learners, token }: Starting) {
  const post = <T>(path: string, body: unknown, by = token) => ask<T>({ method: 'POST', path, body, token: by });
  const exam = await post<{ exam_id: string; sections: { id: string }[] }>('/api/exam/new', fortyMarks());
  const { id: classId } = await post<{ id: string }>('/api/class', { name: 'Bench class' });
  await database.query(
    `insert into class_members (class_id, user_id, role, joined_at)
     select $1, id, 'learner', now() from unnest($2::uuid[]) as id`,
    [classId, learners.map(({ id }) => id)],
  );
  const items = [{ kind: 'exam' as const, examID: exam.exam_id }];
  const { id: assignment } = await post<{ id: string }>(
    `/api/class/${classId}/assignment`,
    newAssignment({ items, now: new Date() }),
  );
  const sittings: string[] = [];
  for (const learner of learners) {
    const { sittingID } = await post<{ sittingID: string }>(
      `/api/assigned/${assignment}/start`,
      { item: 0 },
      learner.token,
    );
    await post(`/api/sitting/${sittingID}/next`, { exam: 0, phase: 'instructions' }, learner.token);
    const answers = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`${index + 1}`, 'TRUE']));
    const sections = [{ sectionID: exam.sections[0]?.id ?? '', changes: typed(answers, Date.now()) }];
    await ask({ method: 'PATCH', path: `/api/sitting/${sittingID}`, body: { sections }, token: learner.token });
    sittings.push(sittingID);
  }
  return { assignment, sittings };
}

/** Milliseconds of processor time of the connections' processes, which outlive the measurement. */
async function spentByDatabase(database: Client): Promise<number | null> {
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity');
  try {
    return rows.reduce((sum, { pid }) => sum + spentBy(pid), 0);
  } catch {
    return null;
  }
}

function spentBy(pid: number): number {
  // After the name in parentheses: the 12th and 13th fields, in hundredths of a second.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}
