import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../platform/csv/read-csv.ts';
import { streamCsv } from '../../platform/csv/write-csv.ts';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAllResults } from './result-file.repo.ts';

const ADMIN = { id: crypto.randomUUID(), role: 'admin' } as const;

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const ask = (query: string, token: string | null) =>
  world.guest.fetch(`/api/result.csv?${query}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

async function file(query = '') {
  const reply = await ask(query, world.admin.token);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const read = readCsv(bytes, { rows: 10_000 });
  if (!read.ok) throw new Error(read.problem.message);
  const header = read.header.cells;
  const rows = read.rows.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, index) => [header[index] ?? '', cell])),
  );
  return { reply, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), header, rows };
}

describe('the file of results', () => {
  it('is a CSV file for spreadsheets, which calculate nothing in it [D61]', async () => {
    const eve = await test.signIn(
      await test.make.learner({ firstName: '=HYPERLINK("x")', lastName: 'Ng, "Eve"\nII', email: 'eve@example.com' }),
    );
    const sectionID = await world.section(readingExam({ title: '+1, Ábaco' }));
    await eve.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
    const { reply, text, rows } = await file();
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="results-\d{4}-\d\d-\d\d\.csv"$/);
    expect(text.startsWith('\uFEFFFirst name,Last name,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")","Ng, ""Eve""\nII",eve@example.com,reading,"'+1, Ábaco",1,`);
    expect(rows).toMatchObject([
      { Marks: '9', Total: '9', Percent: '100.0', 'Marked by': 'Server', 'In a full test': 'No', Minutes: '' },
    ]);
  });

  it('has what the list has, by the same filters [D61]', async () => {
    const [one, two] = [await world.section(readingExam()), await world.section(readingExam({ title: 'Two' }))];
    const submit = (sectionID: string, answers: Record<string, string>) =>
      world.learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
    await submit(one, {});
    await submit(one, { '1': 'FALSE', '2': 'a lock' });
    await submit(two, { '1': 'FALSE' });
    const report = { sectionID: two, correctCount: 8, total: 9 };
    await world.learner.call('POST /api/user/save-result', { body: report });
    const marks = async (query: string) => (await file(query)).rows.map(({ Marks }) => Marks);
    expect(await marks('')).toEqual(['8', '1', '2', '0']);
    expect(await marks('take=best')).toEqual(['1', '2']);
    expect(await marks('search=two')).toEqual(['8', '1']);
    expect(await marks('kind=exam')).toEqual([]);
    expect(await marks(`learner=${world.learnerId}&take=first&section=${one}`)).toEqual(['0']);
  });

  it('of one section has every answer of every learner [D61]', async () => {
    const sectionID = await world.section(readingExam());
    const answers = { ...RIGHT_ANSWERS, '1': 'TRUE', '5': '=harbour', '7': '' };
    await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
    const { header, rows } = await file(`section=${sectionID}`);
    expect(header.slice(14, 20)).toEqual([
      'Question 1',
      'Question 1: marks',
      'Question 2',
      'Question 2: marks',
      'Questions 3–4',
      'Questions 3–4: marks',
    ]);
    expect(rows[0]).toMatchObject({
      'Question 1': 'TRUE',
      'Question 1: marks': '0',
      'Questions 3–4': 'coal; timber',
      'Questions 3–4: marks': '2',
      'Question 5': "'=harbour",
      'Question 7': '',
      'Question 9': 'hand; cotton',
    });
  });

  it('has each of many results once, in order, also those of one moment [D61]', async () => {
    const sectionID = await world.section(readingExam());
    // Thousands, many of them handed in in the same microsecond.
    await sql`
      insert into attempts (user_id, section_id, version, started_at, submitted_at, marks, total, verdicts)
      select ${world.learnerId}::uuid, ${sectionID}::uuid, 1, now(), now() - (n / 700) * interval '1 microsecond', n % 9, 9, '[]'
        from generate_series(1, 2100) n`.execute(test.deps.db);
    const { rows } = await file();
    expect(rows).toHaveLength(2100);
    const ids = [];
    const filter = { kind: 'section', timeZone: 'UTC', by: ADMIN } as const;
    for await (const { id } of readAllResults(test.deps.db, filter, { withVerdicts: false })) ids.push(id);
    const { rows: expected } = await sql<{ id: string }>`
      select id from attempts order by submitted_at desc, id desc`.execute(test.deps.db);
    expect(ids).toEqual(expected.map(({ id }) => id));
  });

  it('is read page by page, as fast as it is taken [D61]', async () => {
    const sectionID = await world.section(readingExam());
    await sql`
      insert into attempts (user_id, section_id, version, started_at, submitted_at, marks, total, verdicts)
      select ${world.learnerId}::uuid, ${sectionID}::uuid, 1, now(), now() - n * interval '1 second', 1, 9, '[]'
        from generate_series(1, 1200) n`.execute(test.deps.db);
    const filter = { kind: 'section', timeZone: 'UTC', by: ADMIN } as const;
    const results = readAllResults(test.deps.db, filter, { withVerdicts: false });
    await results.next();
    // A result submitted during a slow download sorts before its start, so no later page contains it.
    await sql`update attempts set marks = 2`.execute(test.deps.db);
    let [old, fresh] = [1, 0];
    for await (const row of results)
      if ('marks' in row && row.marks === 2) fresh += 1;
      else old += 1;
    expect([old, fresh]).toEqual([500, 700]);
  });

  it('breaks off when the database fails in the middle, and is no shorter file [D61]', async () => {
    const sectionID = await world.section(readingExam());
    await sql`
      insert into attempts (user_id, section_id, version, started_at, submitted_at, marks, total, verdicts)
      select ${world.learnerId}::uuid, ${sectionID}::uuid, 1, now(), now() - n * interval '1 second', 1, 9, '[]'
        from generate_series(1, 600) n`.execute(test.deps.db);
    const results = readAllResults(
      test.deps.db,
      { kind: 'section', timeZone: 'UTC', by: ADMIN },
      { withVerdicts: false },
    );
    async function* failing() {
      for await (const { id } of results) yield [id];
      throw new Error('The database is gone');
    }
    const taking = async () => {
      for await (const _ of streamCsv(['id'], failing()));
    };
    await expect(taking()).rejects.toThrow('The database is gone');
  });

  it('is for administrators only', async () => {
    expect((await ask('', null)).status).toBe(401);
    expect((await ask('', world.learner.token)).status).toBe(403);
    expect((await ask('take=some', world.admin.token)).status).toBe(422);
  });
});
