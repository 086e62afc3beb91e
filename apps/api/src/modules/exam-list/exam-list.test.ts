import type { ExamListQuery } from '@bandwise/api-contract/admin';
import { foldText } from '@bandwise/domain/internal';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import {
  fullReadingExam,
  listeningExam,
  readingExam,
  readingPart,
  RIGHT_ANSWERS,
} from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let world: ContentWorld;
const start = async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
};

const list = (query: Partial<ExamListQuery> = {}) =>
  world.admin.call('GET /api/exam', { query: { skill: 'reading', ...query } });
const titles = async (query: Partial<ExamListQuery> = {}) => (await list(query)).exams.map(({ title }) => title);
/** A reading test of one part with one question. */
const short = (title: string, question = 'It rains.') =>
  readingExam(
    {
      title,
      passage: ['<p>A short passage.</p>'],
      groups: [{ type: 'TFNG', questions: [{ number: 1, question, answer: 'TRUE' }] }],
    },
    title,
  );

describe('the list of tests', () => {
  beforeEach(start);

  it('has a row for each test, with its parts in their order [D45]', async () => {
    const saved = await world.publish(fullReadingExam());
    await world.publish(listeningExam());
    const { exams, total, pages } = await list();
    expect([total, pages]).toEqual([1, 1]);
    expect(exams).toMatchObject([
      {
        exam_id: saved.exam_id,
        revision: 1,
        title: 'Full test',
        time: 40,
        questions_count: 4,
        attempts: 0,
        parts: [
          { id: saved.sections[0]?.id, part_number: 1, title: 'Canals, part 1', time: 20, questions_count: 2 },
          { id: saved.sections[1]?.id, part_number: 2, title: 'Canals, part 2', locked: false, attempts: 0 },
        ],
      },
    ]);
  });

  it('calls a test of one part by its title', async () => {
    await world.publish(readingExam({ title: 'The Canal' }, 'Stored under another name'));
    expect(await titles()).toEqual(['The Canal']);
  });

  it('has five tests a page, the newest first, and the last page for one past the end [A2-25 A9-1 D45]', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await world.publish(short(name));
    expect(await titles()).toEqual(['G', 'F', 'E', 'D', 'C']);
    expect(await list({ page: 2 })).toMatchObject({ total: 7, page: 2, pages: 2 });
    expect(await titles({ page: 2 })).toEqual(['B', 'A']);
    expect(await list({ page: 9 })).toMatchObject({ total: 7, page: 2, exams: [{ title: 'B' }, { title: 'A' }] });
    expect(await list({ page: 9, search: 'nothing' })).toEqual({ exams: [], total: 0, page: 1, pages: 1 });
  });

  it('leaves out what is deleted, and says when a test was changed', async () => {
    const [gone, full] = [await world.publish(short('Gone')), await world.publish(fullReadingExam())];
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: gone.exam_id }, query: {} });
    const [before] = (await list()).exams;
    const params = { id: full.exam_id };
    await world.admin.call('DELETE /api/exam/delete/:id', { params, query: { part_number: 1 } });
    const after = (await list()).exams;
    expect(after).toMatchObject([
      { title: 'Canals, part 2', revision: 2, questions_count: 2, parts: [{ part_number: 2 }] },
    ]);
    expect(Date.parse(after[0]?.updated_at ?? '')).toBeGreaterThan(Date.parse(before?.updated_at ?? ''));
  });

  it('counts submitted attempts of all learners', async () => {
    const id = await world.section(readingExam());
    const answers = { sectionID: id, answers: RIGHT_ANSWERS };
    for (const learner of [world.learner, await world.newLearner()])
      await learner.call('POST /api/user/save-result', { body: answers });
    await world.learner.call('POST /api/attempt', { body: { sectionID: id } });
    expect((await list()).exams).toMatchObject([{ attempts: 2, parts: [{ attempts: 2 }] }]);
  });

  it('counts an attempt once it is submitted, and once, also after its learner is deleted', async () => {
    const sectionID = await world.section(readingExam());
    const attempts = async () => (await list()).exams[0]?.attempts;
    const { id: attemptID } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    expect(await attempts()).toBe(0);
    const body = { sectionID, answers: RIGHT_ANSWERS, attemptID };
    await world.learner.call('POST /api/user/save-result', { body });
    await world.learner.call('POST /api/user/save-result', { body });
    expect(await attempts()).toBe(1);
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    expect(await attempts()).toBe(1);
  });

  it('by attempts has each test once and in its place, those with as many by their age [D45]', async () => {
    const titleOf = (at: number) => `${at % 2 === 0 ? 'Zebra' : 'Heron'} ${at}`;
    const counts = new Map([4, 20, 9, 2, 7, 5, 1, 5, 1, 3, 8, 6].map((attempts, at) => [titleOf(at), attempts]));
    for (const [title, attempts] of counts) {
      const id = await world.section(readingExam({ title }));
      await sql`
        insert into attempts (user_id, section_id, version, submitted_at, marks, total)
        select ${world.learnerId}, ${id}, 1, now(), 1, 2 from generate_series(1, ${attempts})`.execute(test.deps.db);
    }
    const newestFirst = [...counts].toReversed();
    for (const order of ['desc', 'asc'] as const) {
      const wanted = newestFirst.toSorted(([, one], [, other]) => (order === 'asc' ? one - other : other - one));
      const found = [];
      for (const page of [1, 2, 3]) found.push(...(await list({ sort: 'attempts', order, page })).exams);
      expect(found.map(({ title, attempts }) => [title, attempts])).toEqual(wanted);
      expect(await titles({ sort: 'attempts', order, search: 'zebra' })).toEqual(
        wanted.flatMap(([title]) => (title.startsWith('Zebra') ? [title] : [])).slice(0, 5),
      );
    }
  });

  it('follows every change of the parts of a test', async () => {
    const full = await world.publish(fullReadingExam());
    await world.publish(readingExam({ title: 'Ábaco', time: 25 }));
    const params = { id: full.exam_id };
    const byTime = () => titles({ sort: 'time' });
    const byTitle = () => titles({ sort: 'title', order: 'asc' });
    expect([await byTime(), await byTitle()]).toEqual([
      ['Full test', 'Ábaco'],
      ['Ábaco', 'Full test'],
    ]);
    await world.admin.call('DELETE /api/exam/delete/:id', { params, query: { part_number: 1 } });
    expect([await byTime(), await byTitle(), await titles({ sort: 'updated' })]).toEqual([
      ['Ábaco', 'Canals, part 2'],
      ['Ábaco', 'Canals, part 2'],
      ['Canals, part 2', 'Ábaco'],
    ]);
  });

  it.each([
    ['title', 'asc', ['Ábaco', 'Beta', 'Zulu']],
    ['title', 'desc', ['Zulu', 'Beta', 'Ábaco']],
    ['questions', 'desc', ['Beta', 'Ábaco', 'Zulu']],
    ['time', 'asc', ['Ábaco', 'Zulu', 'Beta']],
    ['attempts', 'desc', ['Ábaco', 'Beta', 'Zulu']],
    ['created', 'asc', ['Zulu', 'Ábaco', 'Beta']],
    ['updated', 'desc', ['Zulu', 'Beta', 'Ábaco']],
  ] as const)('is sorted by %s, %s [D45]', async (sort, order, expected) => {
    const zulu = await world.publish(short('Zulu'));
    const abaco = await world.section(readingExam({ title: 'Ábaco', time: 5, groups: twoQuestions }));
    await world.publish({ description: 'Beta', reading: [readingPart(), readingPart({ part_number: 2 })] });
    await world.learner.call('POST /api/user/save-result', { body: { sectionID: abaco, answers: {} } });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: zulu.exam_id },
      body: short('Zulu', 'Now.'),
    });
    expect(await titles({ sort, order })).toEqual(expected);
  });

  it('has only tests with a part of a number and with a type of question [D45]', async () => {
    await world.publish(short('One'));
    await world.publish(fullReadingExam());
    await world.publish(readingExam({ title: 'All types' }));
    expect(await titles({ part: 2 })).toEqual(['Full test']);
    expect((await list({ part: 2 })).exams[0]?.parts.map(({ found }) => found)).toEqual([false, true]);
    expect(await titles({ type: 'TFNG' })).toEqual(['All types', 'Full test', 'One']);
    expect(await titles({ type: 'DROPDOWN' })).toEqual(['All types']);
    expect(await titles({ type: 'DROPDOWN', part: 2 })).toEqual([]);
  });

  it('has only tests of a state', async () => {
    const { exam_id } = await world.publish(short('Hidden'));
    await world.publish(short('Shown'));
    await sql`update exams set state = 'archived' where id = ${exam_id}`.execute(test.deps.db);
    expect(await titles({ state: 'archived' })).toEqual(['Hidden']);
    expect(await titles({ state: 'published' })).toEqual(['Shown']);
    expect((await list()).exams.map(({ state }) => state)).toEqual(['published', 'archived']);
  });

  it('refuses what it does not know, and who is no administrator', async () => {
    for (const query of [
      { skill: 'drawing' },
      { skill: 'reading', sort: 'colour' },
      { skill: 'reading', page: '0' },
      {},
    ])
      expect((await ask(new URLSearchParams(query).toString(), world.admin.token)).status).toBe(422);
    expect((await ask('skill=reading', world.learner.token)).status).toBe(403);
    expect((await ask('skill=reading')).status).toBe(401);
  });

  const ask = (query: string, token: string | null = null) =>
    world.guest.fetch(`/api/exam?${query}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
});

const twoQuestions = [
  {
    type: 'TFNG',
    questions: [1, 2].map((number) => ({ number, question: 'It rains.', answer: 'TRUE' })),
  },
];

describe('a search', () => {
  const exam = () =>
    readingExam({
      title: 'Nguyễn Văn Đức’s canal',
      passage: ['<p>The <b>s</b>amphire stood/stands in&nbsp;salt.</p>'],
    });
  beforeAll(async () => {
    await start();
    await world.publish(short('Herons'));
    await world.publish(exam());
    await world.publish(fullReadingExam());
  });
  const CANAL = 'Nguyễn Văn Đức’s canal';

  it.each([
    ['the title in any case and without its marks', 'NGUYEN van duc', [CANAL]],
    ['the title with its marks', 'nguyễn', [CANAL]],
    ['any part of the title', 'ễn Vă', [CANAL]],
    ['the name of the test', 'ull tes', ['Full test']],
    ['words of a title in any order', 'canal duc', [CANAL]],
    ['a word of the passage, whatever marks it up', 'samphire', [CANAL]],
    ['the beginning of a word', 'samph', [CANAL]],
    ['words of a passage that punctuation parts', 'stands salt', [CANAL]],
    ['words of a question', 'came first', [CANAL]],
    ['an option', 'timber bridge', [CANAL]],
    ['a choice of a group', 'spring', [CANAL]],
    ['words of both parts only in one', 'machine', ['Full test', CANAL]],
    ['nothing where a word is missing', 'samphire zebra', []],
    ['nothing by a tag', 'strong', []],
    ['nothing by an answer that stands nowhere else', 'harbor ', []],
    ['a percent sign literally', '%', []],
    ['an underscore literally', '_', []],
    ['quotes and operators literally', `'!&|:*<->\\`, []],
    ['everything by blanks alone', '   ', ['Full test', CANAL, 'Herons']],
  ])('finds %s [A2-22 A9-14 D45]', async (_, search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it('says which parts it found', async () => {
    const [full] = (await list({ search: 'canals, part 2' })).exams;
    expect(full?.parts.map(({ part_number, found }) => [part_number, found])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});

describe('what a search knows', () => {
  beforeEach(start);

  it('follows an update, a new name, and content that is removed', async () => {
    const { exam_id, sections } = await world.publish(short('Herons', 'They wade.'));
    const update = (body: ReturnType<typeof short>) =>
      world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body });
    await update(short('Herons', 'They fish.'));
    expect([await titles({ search: 'wade' }), await titles({ search: 'fish' })]).toEqual([[], ['Herons']]);
    await update({ ...short('Egrets', 'They fish.'), description: 'Waders' });
    expect([await titles({ search: 'heron' }), await titles({ search: 'egret' })]).toEqual([[], ['Egrets']]);
    expect(await titles({ search: 'wader' })).toEqual(['Egrets']);
    await sql`delete from section_versions where section_id = ${sections[0]?.id}`.execute(test.deps.db);
    expect(await titles({ search: 'egret' })).toEqual([]);
  });

  it('follows nothing of a write that is taken back', async () => {
    await world.publish(short('Herons', 'They wade.'));
    const undone = test.deps.db.transaction().execute(async (trx) => {
      await sql`update sections set title = 'Egrets'`.execute(trx);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect([await titles({ search: 'heron' }), await titles({ search: 'egret' })]).toEqual([['Herons'], []]);
  });

  it('has room for the longest text, and for words of any length', async () => {
    // Every word another one: what a search vector holds is bounded.
    const words = Array.from({ length: 80_000 }, (_, index) => index.toString(36)).join(' ');
    await world.publish(readingExam({ title: 'Long', passage: [`<p>${words}</p>`, `<p>${'z'.repeat(5000)}</p>`] }));
    expect(await titles({ search: 'came first' })).toEqual(['Long']);
    expect(await titles({ search: words.split(' ')[20_000] ?? '' })).toEqual(['Long']);
  });

  it('has room for as many different words of any script', async () => {
    const sign = (at: number) => String.fromCharCode(0xac00 + (at % 11_172));
    const words = Array.from({ length: 47_000 }, (_, at) => sign(at) + sign(at * 7 + 3) + sign(Math.floor(at / 9)));
    await world.publish(readingExam({ title: 'Long', passage: [`<p>${words.join(' ')}</p>`] }));
    expect(await titles({ search: 'came first' })).toEqual(['Long']);
    expect(await titles({ search: words[5000] ?? '' })).toEqual(['Long']);
  });

  it('takes for a tag neither a sign in a plain text nor what is behind it', async () => {
    const options = ['a < samphire', 'b > heron', '<b marsh'];
    const questions = [{ number: 1, question: 'Is it 3 < <b>f</b>ive?', options, answer: options[0] ?? '' }];
    await world.publish(readingExam({ title: 'Signs', groups: [{ type: 'MCQ', questions }] }));
    for (const search of ['samphire', 'heron', 'marsh', 'five'])
      expect([search, await titles({ search })]).toEqual([search, ['Signs']]);
  });

  it('folds as the console does [D45]', async () => {
    const texts = ['Nguyễn Đức', 'Łódź', 'Ørsted', 'ÀÉÎÕÜ', 'Лето', 'İ', 'a\u0301b', 'ﬁ'];
    const { rows } = await sql<{ folded: string }>`
      select fold_text(one) as folded from unnest(${texts}::text[]) with ordinality as given (one, place) order by place`.execute(
      test.deps.db,
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
  });
});
