import { Agent } from 'node:http';
import { Client } from 'pg';
import { compileKey, markCompiled } from '@bandwise/domain';
import type { Fixture } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import type { Server } from '../processes.ts';
import { benchAnswers, benchPart } from '../sample.ts';

export interface StatisticsTime {
  readonly call: string;
  readonly status: number;
  /** Milliseconds: the median of the rounds. */
  readonly took: number;
  /** Of processor time in one turn of the event loop, at most. */
  readonly held: number;
}

const ATTEMPTS = 100_000;
const ROUNDS = 5;

/** How long the statistics of a full test take, of which as many learners have taken all three parts, and of one part. */
export async function benchStatistics(
  server: Server,
  { fixture, databaseUrl }: { readonly fixture: Fixture; readonly databaseUrl: string },
): Promise<readonly StatisticsTime[]> {
  const [exam] = fixture.exams.ours;
  const [section = ''] = exam?.sectionIds ?? [];
  await takeAll(databaseUrl, exam?.sectionIds ?? []);
  const agent = new Agent({ keepAlive: true });
  const calls = [
    ['a part', `/api/section/${section}/statistics`, ROUNDS],
    ['what was answered to a question', `/api/section/${section}/statistics/answers?question=10`, ROUNDS],
    ['a test of three parts', `/api/exam/${exam?.id ?? ''}/statistics`, ROUNDS],
    ['keys of its parts to look at, the first time', '/api/key-proposal', 1],
    ['the same, with what was found before', '/api/key-proposal', ROUNDS],
  ] as const;
  const times: StatisticsTime[] = [];
  for (const [call, path, rounds] of calls) {
    const took: number[] = [];
    await server.figures({ watchTurns: true });
    let status = 0;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const what = { method: 'GET', url: `${server.url}${path}`, token: fixture.administratorToken, agent } as const;
      ({ status } = await httpCall(what));
      took.push(performance.now() - start);
    }
    const { longestTurn } = await server.figures();
    times.push({ call, status, took: took.sort((one, other) => one - other)[rounds >> 1] ?? 0, held: longestTurn });
  }
  agent.destroy();
  return times;
}

/** Every learner's answers are some of the key's. */
async function takeAll(databaseUrl: string, sectionIds: readonly string[]): Promise<void> {
  const { groups } = benchPart(0);
  const key = compileKey(groups, { profile: 'spec' });
  const right = Object.entries(benchAnswers(groups));
  const taken = Array.from({ length: 256 }, (_, index) => {
    const answers = Object.fromEntries(right.filter((__, place) => (index * 7 + place * place) % 16 > place / 2));
    const { marks, total, verdicts } = markCompiled(key, answers);
    return { answers, marks, total, verdicts };
  });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (first_name, last_name, email, password_hash)
     select 'Bench', 'Learner', 'statistics' || n || '@example.com', 'none' from generate_series(1, $1::int) as n`,
    [ATTEMPTS],
  );
  await client.query(
    `with taken as (select place - 1 as place, t.* from jsonb_array_elements($2::jsonb) with ordinality as given (row, place),
                           jsonb_to_record(row) as t (answers jsonb, marks int, total int, verdicts jsonb)),
          learners as (select id, row_number() over () as place from users where email like 'statistics%')
     insert into attempts (owner_id, user_id, section_id, version, started_at, submitted_at, profile, answers, marks, total, verdicts)
     select l.id, l.id, s.id, 1, now(), now() - l.place * interval '1 second', 'spec', t.answers, t.marks, t.total, t.verdicts
       from unnest($1::uuid[]) with ordinality as s (id, part), learners l
       join taken t on t.place = (l.place * 31) % 256`,
    [sectionIds, JSON.stringify(taken)],
  );
  await client.query('vacuum analyze attempts');
  await client.end();
}
