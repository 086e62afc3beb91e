import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExamInput } from '@bandwise/api-contract/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { listeningExam, readingExam, readingPart } from '../testing/content/sample-exams.ts';
import type { FetchPictures } from '../platform/pictures/fetch-pictures.ts';
import { closeSitesAfterEach, fetchFromSites, openSite } from '../testing/picture-site.ts';
import { importExamFiles } from './import-exam-files.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandwise-import-'));
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(folder, 'media', 'part-1.wav'), `RIFF\0\0\0\0WAVEfmt ${'x'.repeat(100)}`);
  await writeFile(path.join(folder, 'media', 'notes.txt'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  test = await createTestApp();
});

closeSitesAfterEach();

let count = 0;
async function file(exam: ExamInput | string): Promise<string> {
  count += 1;
  const name = path.join(folder, `exam-${count}.json`);
  await writeFile(name, typeof exam === 'string' ? exam : JSON.stringify(exam));
  return name;
}

const run = (
  files: readonly string[],
  options: {
    check?: boolean;
    replace?: boolean;
    acceptLosses?: boolean;
    fetchPictures?: FetchPictures;
    markingProfile?: 'spec';
  } = {},
) =>
  importExamFiles({
    files,
    check: options.check ?? false,
    replace: options.replace ?? false,
    acceptLosses: options.acceptLosses ?? false,
    fetchPictures: options.fetchPictures ?? null,
    defaultUnlockPassword: null,
    markingProfile: options.markingProfile ?? null,
    withDatabase: (act) => act(test.deps),
  });
const stored = () =>
  test.deps.db.selectFrom('sections').select(['id', 'title', 'current_version']).orderBy('title').execute();

describe('importing', () => {
  it('stores each file, with the sounds and pictures beside it', async () => {
    const listening = listeningExam({ audio_url: 'media/part-1.wav' });
    const report = await run([await file(readingExam()), await file(listening)]);
    expect(report).toMatchObject({
      ok: true,
      lines: ['Imported reading test “Reading Test 1”', 'Imported listening test “Listening Test 1”'],
    });
    const [part] = await stored();
    const { audio_url } = await test.guest().call('GET /api/section/:id', { params: { id: part?.id ?? '' } });
    expect((await test.app.inject({ url: audio_url ?? '' })).headers['content-type']).toBe('audio/wav');
  });

  it('writes nothing at all unless every file is well, and says where each is not', async () => {
    const broken = readingPart({ title: '', part_number: 7 });
    const [group] = readingPart().groups ?? [];
    const unanswered = readingPart({
      groups: [
        {
          type: 'TFNG',
          ...group,
          questions: [
            { number: 1, question: 'Is it?', answer: 'TRUE' },
            { number: 2, question: 'Is it not?', answer: [] },
          ],
        },
      ],
    });
    const files = [
      await file(readingExam()),
      await file({ reading: [broken] }),
      await file({ description: 'Unanswered', reading: [unanswered] }),
      await file('{ not json'),
      path.join(folder, 'missing.json'),
    ];
    const report = await run(files);
    expect(report).toMatchObject({ ok: false, lines: ['Nothing was imported.'] });
    expect(report.findings).toContain(`${files[1]}:part 7: error: Title is required`);
    expect(report.findings).toContainEqual(expect.stringMatching(/exam-\d+\.json:part 1:group 1:question 2: error: /));
    expect(report.findings).toContainEqual(expect.stringMatching(/exam-\d+\.json: error: the file is not JSON/));
    expect(report.findings).toContain(
      `${files[4]}: error: the file cannot be read (ENOENT: no such file or directory, open '${files[4]}')`,
    );
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['[]', '', 'A test must be an object'],
    ['{"writing":[{"title":"Task","examContent":7}]}', ':part 1', 'Content must be text or a list of texts'],
    [
      '{"reading":[{"title":"T","passage":"P","groups":[{"type":"ESSAY"}]}]}',
      ':part 1:group 1',
      'Group 1: Question type must be one of TFNG, MCQ, MULTI, FILL_BLANKS, MATCH_TABLE, DRAG_DROP, DROPDOWN',
    ],
    [
      '{"reading":[{"title":"T","passage":"P","groups":[{"type":"MCQ","questions":[{"number":1,"options":"A, B"}]}]}]}',
      ':part 1:group 1',
      'Group 1, 1st question: Options must be a list of texts',
    ],
  ])('says what is wrong with %s in the words of the screens', async (text, place, message) => {
    const name = await file(text);
    expect((await run([name])).findings).toEqual([`${name}${place}: error: ${message}`]);
  });

  it('says what to write instead of an answer that none can match', async () => {
    const questions = [{ number: 1, question: 'It is', answer: '8/eight' }];
    const name = await file(readingExam({ groups: [{ type: 'FILL_BLANKS', questions }] }));
    const { findings } = await run([name]);
    expect(findings).toContain(
      `${name}:part 1:group 1:question 1: warning: Question 1 has the answer “8/eight”, ` +
        'which has a slash without a space on each side. Write “8”, “eight”',
    );
  });

  it('writes nothing when the database fails half-way', async () => {
    const [good, bad] = [await file(readingExam()), await file(listeningExam({ audio_url: 'media/part-1.wav' }))];
    const store = { ...test.deps.media, stage: () => Promise.reject(new Error('The disk is full')) };
    const outcome = importExamFiles({
      files: [good, bad],
      check: false,
      replace: false,
      acceptLosses: false,
      fetchPictures: null,
      defaultUnlockPassword: null,
      markingProfile: null,
      withDatabase: (act) => act({ db: test.deps.db, media: store }),
    });
    await expect(outcome).rejects.toThrow('The disk is full');
    expect(await stored()).toEqual([]);
  });

  it('refuses a file beside it that is missing or of another kind', async () => {
    const missing = await run([await file(listeningExam({ audio_url: 'media/none.mp3' }))]);
    expect(missing.findings).toContainEqual(
      expect.stringContaining('media/none.mp3: the file cannot be read (ENOENT: no such file or directory'),
    );
    const wrong = await run([await file(listeningExam({ audio_url: 'media/notes.txt' }))]);
    expect(wrong.findings).toContainEqual(expect.stringContaining('cannot be used'));
    const outside = await run([await file(listeningExam({ audio_url: 'media/../../etc/passwd' }))]);
    expect(outside.ok).toBe(false);
  });

  it('stores drawings beside a file and in its texts, cleaned, and says why one can not be used', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><title>A map</title><rect/></svg>';
    await writeFile(path.join(folder, 'media', 'map.svg'), drawing);
    await writeFile(path.join(folder, 'media', 'page.svg'), '<html></html>');
    const explanation = `<img src="media/map.svg" alt="A map">${drawing}`;
    const name = await file(readingExam({ explanation }));
    expect((await run([name])).findings).toEqual([]);
    const [row] = await test.deps.db.selectFrom('media').select(['id', 'content_type']).execute();
    expect(row?.content_type).toBe('image/svg+xml');
    expect((await test.app.inject({ url: `/api/media/${row?.id}` })).body).toBe(drawing.replace(' onload="x()"', ''));
    const refused = await run([await file(readingExam({ explanation: '<img src="media/page.svg" alt="">' }))]);
    expect(refused.findings).toContainEqual(
      expect.stringContaining('media/page.svg: this SVG picture cannot be used: it is not a well-formed SVG picture'),
    );
  });

  it('only checks when it is told to', async () => {
    expect(await run([await file(readingExam())], { check: true })).toMatchObject({ ok: true });
    expect(await stored()).toEqual([]);
  });

  it('imports a test whose title another has, if its content differs, and says so', async () => {
    await run([await file(readingExam({ title: 'First' }))]);
    const again = await file(readingExam({ title: 'Second' }));
    expect((await run([again])).lines).toEqual([
      'Imported reading test “Reading Test 1” (another test has the same title)',
    ]);
    expect(await stored()).toMatchObject([{ title: 'First' }, { title: 'Second' }]);
    const both = [await file(readingExam({ title: 'Third' })), await file(readingExam({ title: 'Fourth' }))];
    expect(await run(both)).toMatchObject({ ok: true });
    expect(await stored()).toHaveLength(4);
  });

  it('reports a repeat, under its own title and another, and imports it no second time', async () => {
    await run([await file(readingExam())]);
    const before = await stored();
    const repeat = await file(readingExam());
    const renamed = await file(readingExam({}, 'Another name'));
    expect(await run([repeat])).toEqual({
      ok: true,
      findings: [`${repeat}: warning: this reading test already exists as “Reading Test 1”`],
      lines: ['Skipped, already exists: reading test “Reading Test 1”'],
    });
    expect(await run([renamed])).toEqual({
      ok: true,
      findings: [`${renamed}: warning: this reading test already exists as “Reading Test 1”`],
      lines: ['Skipped, already exists: reading test “Another name”'],
    });
    expect(await stored()).toEqual(before);
  });

  it('brings a test of that title up to date with --replace', async () => {
    await run([await file(readingExam({ title: 'First' }))]);
    const [before] = await stored();
    const again = await file(readingExam({ title: 'Second' }));
    expect((await run([again], { replace: true })).lines).toEqual([expect.stringContaining('Updated')]);
    expect(await stored()).toEqual([{ id: before?.id, title: 'Second', current_version: 2 }]);
    await run([again], { replace: true });
    expect(await stored()).toMatchObject([{ current_version: 2 }]);
  });

  it('replaces none of several tests of one title, and says which there are', async () => {
    await run([await file(readingExam({ title: 'First' })), await file(readingExam({ title: 'Second' }))]);
    const before = await stored();
    const name = await file(readingExam({ title: 'Third' }));
    const report = await run([name], { replace: true });
    expect(report).toMatchObject({ ok: false, lines: ['Nothing was imported.'] });
    expect(report.findings).toContain(
      `${name}: error: 2 reading tests are called “Reading Test 1”; replace the right one in the console`,
    );
    expect(await stored()).toEqual(before);
  });

  it('refuses what cleaning would take out, and names what is left out once that is accepted', async () => {
    const name = await file(readingExam({ explanation: '<p>See <iframe src="https://a.example/"></iframe></p>' }));
    const refused = await run([name]);
    expect(refused).toMatchObject({ ok: false, lines: ['Nothing was imported.'] });
    expect(refused.findings).toContain(
      `${name}:part 1: error: A frame with another page (https://a.example/) cannot be saved`,
    );
    const accepted = await run([name], { acceptLosses: true });
    expect(accepted.ok).toBe(true);
    expect(accepted.findings).toContain(
      `${name}:part 1: warning: A frame with another page (https://a.example/) was left out`,
    );
  });

  it('copies pictures of other sites when it is told to, and says of each that could not be had why', async () => {
    const { port } = await openSite((request, response) =>
      request.url === '/a.gif' ? response.end('GIF89a\x01\0\x01\0') : response.writeHead(404).end(),
    );
    const at = (name: string) => `https://127.0.0.1:${port}/${name}`;
    const name = await file(
      readingExam({ explanation: `<img src="${at('a.gif')}" alt=""><img src="${at('b.gif')}" alt="">` }),
    );
    const left = await run([name]);
    expect(left.findings).toContainEqual(
      expect.stringContaining('is on another website, so learners will not see it. Upload'),
    );
    const copied = await run([name], { replace: true, fetchPictures: fetchFromSites });
    expect(copied.findings).toEqual([
      `${name}:part 1: warning: A picture (${at('b.gif')}) is on another website and could not be copied (its site returned status 404), so learners will not see it. Upload it and use its new address`,
    ]);
    const media = await test.deps.db.selectFrom('media').select('content_type').execute();
    expect(media).toEqual([{ content_type: 'image/gif' }]);
  });

  it('opens no part that was locked here, unless the file says so', async () => {
    const locked = { locked: true, password: 'sesame' };
    const { locked: _unsaid, ...part } = readingPart({ title: 'Second' });
    const lock = () => test.deps.db.selectFrom('sections').select(['title', 'locked', 'password']).execute();
    await run([await file(readingExam(locked))]);
    await run([await file({ ...readingExam(), reading: [part] })], { replace: true });
    expect(await lock()).toEqual([{ title: 'Second', ...locked }]);
    await run([await file(readingExam({ locked: false, password: '' }))], { replace: true });
    expect(await lock()).toMatchObject([{ locked: false, password: null }]);
  });

  it('imports one of two files that are the same test, and reports the other', async () => {
    const [first, second] = [await file(readingExam()), await file(readingExam())];
    const report = await run([first, second]);
    expect(report.findings).toEqual([`${second}: warning: this reading test is already in ${first}`]);
    expect(await stored()).toHaveLength(1);
  });

  it('refuses two files of one title with --replace: one would replace the other', async () => {
    const report = await run([await file(readingExam()), await file(readingExam({ title: 'Other' }))], {
      replace: true,
    });
    expect(report.ok).toBe(false);
    expect(report.findings).toContainEqual(expect.stringContaining('would replace the same test as'));
  });
});
