import type { ExamInput } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { publishDue } from '../drafts/publish-due.ts';
import { readingExam, readingPart, writingExam } from '../../testing/content/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

/** Content of foreign tests, and the loss that cleaning causes. */
const FOREIGN = [
  ['a picture at an address without encryption', '<img src="http://a.example/map.png" alt="A map">', 'A picture (http'],
  ['a picture beside the file', '<img src="images/map.png" alt="A map">', 'A picture (images/map.png)'],
  ['a picture of the own computer', '<img src="file:///C:/map.png">', 'A picture (file:'],
  ['a picture with several sizes only', '<img srcset="map.png 1x, map2.png 2x">', 'A picture (map.png 1x'],
  ['a picture that a script loads', '<img data-src="https://a.example/map.png">', 'A picture (https'],
  ['a picture of a kind that cannot be used', '<img src="data:image/bmp;base64,Qk0=">', 'A picture (data:image/bmp'],
  ['a background', '<div style="background-image:url(https://a.example/map.png)">a</div>', 'A picture (https'],
  ['a drawing surface', '<canvas aria-label="A chart"></canvas>', 'A picture (A chart)'],
  ['a frame', '<iframe src="https://a.example/map"></iframe>', 'A frame with another page'],
  ['an object', '<object data="map.swf"></object>', 'A frame with another page (map.swf)'],
  ['a plug-in', '<embed src="map.swf">', 'A frame with another page (map.swf)'],
  ['a film', '<video src="a.mp4"></video>', 'An audio or video clip (a.mp4)'],
  ['a sound', '<audio controls><source src="a.mp3"></audio>', 'An audio or video clip'],
  ['a link to a telephone', '<a href="tel:123">call</a>', 'A link (tel:123)'],
  ['a formula', '<math><mi>x</mi></math>', 'A formula'],
  ['a form field', '<p>Name: <input name="q1"></p>', 'A form field (q1)'],
] as const;

const withLoss = (html: string, fields: Partial<ExamInput> = {}): ExamInput => ({
  ...writingExam({ examContent: `<p>Describe it.</p>${html}` }),
  ...fields,
});

describe('what cleaning would take out of a test', () => {
  it.each(FOREIGN)('keeps it from being published: %s', async (_, html, what) => {
    await expect(world.publish(withLoss(html))).rejects.toMatchObject({
      status: 422,
      code: 'not_publishable',
      issues: [{ path: 'writing.0.examContent', code: 'content_lost', message: expect.stringContaining(what) }],
    });
  });

  it.each(FOREIGN)('is left out and named once that is accepted: %s', async (_, html, what) => {
    const saved = await world.publish(withLoss(html, { accept_losses: true }));
    expect(saved.findings).toMatchObject([
      { code: 'content_lost', severity: 'warning', part_number: 1, where: { field: 'examContent' } },
    ]);
    expect(saved.findings[0]?.message).toContain(what);
  });

  it('is named with its place, and stray attributes and scripts are not worth a word', async () => {
    const picture = '<img src="http://a.example/b.png">';
    const [group] = readingPart().groups ?? [];
    const part = readingPart({
      passage: [`<p class="x" style="color:red" onclick="y()">a</p><script>1</script>`, `<p>b${picture}</p>`],
      explanation: picture,
      groups: [
        {
          type: 'TFNG',
          ...group,
          instruction: picture,
          questions: [{ number: 1, question: `Is it?${picture}`, answer: 'TRUE' }],
        },
      ],
    });
    await expect(world.publish({ reading: [part] })).rejects.toMatchObject({
      issues: [
        { path: 'reading.0.passage' },
        { path: 'reading.0.explanation' },
        { path: 'reading.0.groups.0.instruction' },
        { path: 'reading.0.groups.0.questions.0.question' },
      ],
    });
  });

  it('keeps an update from being stored, and the next one has nothing to lose any more', async () => {
    const { exam_id } = await world.publish(readingExam());
    const body = { ...readingExam({ passage: '<p>a<img src="http://a.example/b.png"></p>' }) };
    const put = (fields: object) =>
      world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body: { ...body, ...fields } });
    await expect(put({})).rejects.toMatchObject({ code: 'not_publishable', issues: [{ path: 'reading.0.passage' }] });
    const saved = await put({ accept_losses: true });
    const { passage } = await world.learner.call('GET /api/section/:id', { params: { id: firstSection(saved) } });
    expect(passage).toEqual(['<p>a</p>']);
    const again = await world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body: { reading: [{}] } });
    expect(again.findings.filter(({ code }) => code === 'content_lost')).toEqual([]);
  });

  it('keeps a draft from being scheduled until it is accepted', async () => {
    const id = crypto.randomUUID();
    const content = draftContent(newForm({ skill: 'writing', title: 'Task', content: '<p>Describe it.</p>' }));
    const draft = await world.admin.call('POST /api/draft', { body: { id, exam_id: null, content } });
    const at = new Date(test.deps.now().getTime() + 60_000);
    const schedule = (exam: ExamInput) =>
      world.admin.call('PUT /api/draft/:id/schedule', {
        params: { id },
        body: { revision: draft.revision, schedule: { publish_at: at.toISOString(), exam } },
      });
    const examContent = 'Describe it. <iframe src="https://a.example/"></iframe>';
    const lossy = writingExam({ title: 'Scheduled with losses', examContent });
    await expect(schedule(lossy)).rejects.toMatchObject({ code: 'not_publishable' });
    expect(await schedule({ ...lossy, accept_losses: true })).toMatchObject({ failure: null });
    test.clock.advance({ minutes: 2 });
    await publishDue(test.deps);
    const { sections } = await world.learner.call('GET /api/exam/list/:skill', { params: { skill: 'writing' } });
    expect(sections.map(({ title }) => title)).toContain('Scheduled with losses');
  });

  it('does not come from a type that has no such field without a word', async () => {
    const [group] = readingPart().groups ?? [];
    const part = readingPart({
      groups: [
        {
          type: 'TFNG',
          ...group,
          paragraph: '<p>Look at the map. <img src="/api/media/1" alt="A map"></p>',
          questions: [{ number: 1, question: 'Is it?', answer: 'TRUE' }],
        },
      ],
    });
    await expect(world.publish({ reading: [part] })).rejects.toMatchObject({
      issues: [
        { path: 'reading.0.groups.0.paragraph', message: expect.stringContaining('with a picture (/api/media/1)') },
      ],
    });
  });
});
