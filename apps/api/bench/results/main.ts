import { request } from 'node:http';
import { Client } from 'pg';
import { createFixture } from '../fixture.ts';
import { startServers, type Server } from '../processes.ts';

// What administrators list and export of 180,000 attempts: how long the pages take, and what the file takes of memory.
const SIZE = { sections: 1, listed: 1, listedMany: 1, learners: 2, crowd: 2000, exams: 1, tests: 200 };
const ATTEMPTS = 180_000;
const ROUNDS = 5;

const LISTS = {
  'the latest': '',
  'the last page': 'page=9000',
  'by marks': 'sort=marks',
  'by learner': 'sort=learner&order=asc',
  'by test': 'sort=test&order=asc',
  'a learner by name': 'search=learner+1500',
  'a word of all tests': 'search=test',
  'best of each': 'take=best',
  'best of each, by marks': 'take=best&sort=marks',
  'last of each, of a month': 'take=last&from=2026-03-01&to=2026-03-31',
} as const;

const servers = await startServers();
try {
  const fixture = await createFixture(servers.databaseUrl, SIZE);
  const client = new Client({ connectionString: servers.databaseUrl });
  await client.connect();
  const section = await fill(client);
  await client.end();
  const server = await servers.start('api-process.ts');
  const token = fixture.administratorToken;
  const asked = {
    ...LISTS,
    'of one section': `section=${section}`,
    'of one section, best': `section=${section}&take=best`,
  };
  for (const [name, query] of Object.entries(asked)) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await read(server, token, `/api/result?${query}`)).ms);
    console.log(`${name.padEnd(28)}${median(times).toFixed(0).padStart(8)} ms`);
  }
  for (const query of ['', `section=${section}`, 'take=best']) {
    const before = await server.figures({ live: true });
    const { ms } = await read(server, token, `/api/result.csv?${query}`);
    const { bytes, rows, live, rss } = await read(server, token, `/api/result.csv?${query}`, { isWatched: true });
    const grew = (now: number, then: number) => `${((now - then) / 2 ** 20).toFixed(0)} MB`;
    console.log(
      `CSV ${query.slice(0, 20).padEnd(24)}${ms.toFixed(0).padStart(8)} ms, ${rows} rows, ${(bytes / 2 ** 20).toFixed(1)} MB; ` +
        `most in use ${grew(live, before.live ?? 0)} over before, most taken ${grew(rss, before.memory.rss)} over before`,
    );
  }
} finally {
  await servers.stop();
}

/** As many attempts, a few of each learner at each section, over a year; learners with names of their own. Answers a section. */
async function fill(client: Client): Promise<string> {
  await client.query(`update users set last_name = 'Learner ' || n from
    (select id, row_number() over (order by id) n from users) numbered where numbered.id = users.id`);
  await client.query(
    `with people as (select array_agg(id) ids from users where role = 'learner'),
          parts as (select array_agg(s.id) ids from sections s where s.part_number = 1)
     insert into attempts (owner_id, user_id, section_id, version, started_at, submitted_at, marks, total, verdicts)
     select person, person, parts.ids[1 + floor(random() * array_length(parts.ids, 1))::int], 1,
            made.at - interval '20 minutes', made.at, floor(random() * 14)::int, 13,
            (select jsonb_agg(jsonb_build_object('number', q, 'numbers', jsonb_build_array(q), 'type', 'FILL_BLANKS', 'marks', 1,
                    'total', 1, 'correct', true, 'blank', false, 'reason', 'exact', 'given', jsonb_build_array('harbour ' || n)))
               from generate_series(1, 13) q)
       from people, parts, generate_series(1, $1 - (select count(*)::int from attempts where submitted_at is not null)) n
      cross join lateral (select timestamptz '2026-11-01' - random() * n / n * interval '365 days' as at,
                                 people.ids[1 + floor(random() * 200 * (1 + n % 10))::int % array_length(people.ids, 1)] as person) made`,
    [ATTEMPTS],
  );
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ section_id: string }>(
    `select section_id from attempts where submitted_at is not null group by 1 order by count(*) desc limit 1`,
  );
  return rows[0]?.section_id ?? '';
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Reads an answer without keeping it. `isWatched`: the server tells what it takes meanwhile. */
function read(server: Server, token: string, path: string, { isWatched = false } = {}) {
  const start = performance.now();
  return new Promise<{ ms: number; bytes: number; rows: number; live: number; rss: number }>((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let [bytes, rows, live, rss, chunks] = [0, 0, 0, 0, 0];
      let asked = Promise.resolve();
      const look = async () => {
        const figures = await server.figures({ live: true });
        live = Math.max(live, figures.live ?? 0);
        rss = Math.max(rss, figures.memory.rss);
        isAsking = false;
      };
      const end = async () => {
        await asked;
        if (answer.statusCode === 200) resolve({ ms: performance.now() - start, bytes, rows, live, rss });
        else reject(new Error(`${path}: ${answer.statusCode}`));
      };
      let isAsking = false;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) rows += 1;
        chunks += 1;
        if (!isWatched || isAsking || chunks % 50 !== 1) return;
        isAsking = true;
        asked = look();
      });
      answer.on('error', reject);
      answer.on('end', () => void end());
    });
    sent.on('error', reject);
    sent.end();
  });
}
