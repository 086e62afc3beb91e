import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readingExam, writingExam } from '../../testing/content/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A map</title><rect width="9" height="9"/></svg>';
const base64 = (text: string) => Buffer.from(text).toString('base64');

const FORMS = [
  ['a drawing', SVG, 'image/svg+xml', 'A map'],
  [
    'a drawing as a page writes it',
    '<svg viewBox="0 0 9 9"><desc>A map</desc><path d="M0 0h9"></svg>',
    'image/svg+xml',
    'A map',
  ],
  ['a picture', `<img alt="A &quot;map&quot;" src="data:image/png;base64,${PNG}">`, 'image/png', 'A &quot;map&quot;'],
  ['a picture that claims another kind', `<img alt="A map" src='data:image/jpeg;base64,${PNG}'>`, 'image/png', 'A map'],
  ['a drawing in an address', `<img src="data:image/svg+xml;base64,${base64(SVG)}">`, 'image/svg+xml', 'A map'],
  ['a drawing in words', `<img src="data:image/svg+xml,${encodeURIComponent(SVG)}">`, 'image/svg+xml', 'A map'],
  ['a drawing in bare words', `<img alt="A map" src='data:image/svg+xml;utf8,${SVG}'>`, 'image/svg+xml', 'A map'],
] as const;

async function shown(exam: Parameters<ContentWorld['publish']>[0]) {
  const saved = await world.publish(exam);
  const params = { id: firstSection(saved) };
  return { saved, section: await world.learner.call('GET /api/section/:id', { params }) };
}

describe('a picture that lies in a text', () => {
  it.each(FORMS)('becomes a file that a learner sees, with its description: %s', async (_, html, type, alt) => {
    const { saved, section } = await shown(writingExam({ examContent: `<p>Describe it.</p>${html}` }));
    expect(saved.findings).toEqual([]);
    const [, picture] = section.examContent;
    const url = /^<img src="(\/api\/media\/[\da-f-]{36})" alt="([^"]*)" \/>$/.exec(picture ?? '');
    expect(url?.[2]).toBe(alt);
    const file = await test.app.inject({ url: url?.[1] ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type]);
  });

  it('becomes the same file wherever it is, and the test the same when it is sent again', async () => {
    const exam = readingExam({ passage: [SVG, `<p>a</p>${SVG}`], explanation: SVG });
    const { saved, section } = await shown(exam);
    const [first] = section.passage;
    expect(first).toContain('<img src="/api/media/');
    expect(section.passage[1]).toBe(`<p>a</p>${first}`);
    const again = await world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id: saved.exam_id }, body: exam });
    expect(again.sections.map(({ version }) => version)).toEqual([1]);
  });

  it('is asked for a description where it has none', async () => {
    const { saved } = await shown(writingExam({ examContent: '<svg viewBox="0 0 9 9"><rect/></svg>' }));
    expect(saved.findings).toMatchObject([{ code: 'picture_without_description', severity: 'warning' }]);
  });

  it('is never lost in silence: one that is refused keeps the test from being published, and says why', async () => {
    const page = '<svg><foreignObject><p>Kitchen</p></foreignObject></svg>';
    await expect(world.publish(writingExam({ examContent: `Describe it. ${page}` }))).rejects.toMatchObject({
      code: 'not_publishable',
      issues: [
        {
          path: 'writing.0.examContent',
          message: 'A picture cannot be saved: it contains a web page (foreignObject): export it with plain text',
        },
      ],
    });
  });
});
