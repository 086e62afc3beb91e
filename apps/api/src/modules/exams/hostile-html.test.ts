import type { ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import { HOSTILE_HTML, strayMarkup } from '@bandwise/config/hostile-html';
import { sample } from '@bandwise/config/main-tests';
import { beforeAll, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { listeningExam, readingExam, speakingExam, writingExam } from '../../testing/content/sample-exams.ts';
import { markGuest } from '../../testing/content/guest-makers.ts';

// A null character is refused before anything is read (malformed-requests.test.ts).
const VECTORS = HOSTILE_HTML.filter(({ html }) => !html.includes('\0'));

let world: ContentWorld;
beforeAll(async () => {
  world = await createContentWorld(await createTestApp());
});

/** A reading test with the text in every field that is HTML. */
function hostileReading(html: string): ExamInput {
  const field = `a ${html}`;
  const group = {
    type: 'FILL_BLANKS',
    instruction: field,
    paragraph: `a {1} ${html}`,
    imgContent: field,
    questions: [{ number: 1, question: field, answer: ['one'], explanation: field }],
  };
  return readingExam({ passage: [field, `<p>${field}</p>`], explanation: field, groups: [group] });
}

/** Every text in an answer, whatever field it is in. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const stray = (answer: unknown) => textsIn(answer).flatMap(strayMarkup);

/** Pictures and frames are lost with what is hostile in them. */
const publish = (exam: ExamInput) => world.publish({ ...exam, accept_losses: true });

const everyAnswer = async ({ exam_id, sections }: ExamSaved) => {
  const params = { id: firstSection({ sections }) };
  return [
    await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } }),
    await world.admin.call('GET /api/section/:id?view=edit', { params, query: { view: 'edit' } }),
    await world.learner.call('GET /api/section/:id', { params }),
  ];
};

it.each(sample(VECTORS, 12))(
  'takes $name out of every field, and leaves the text around it [D27]',
  async ({ html }) => {
    const answers = await everyAnswer(await publish(hostileReading(html)));
    expect(stray(answers)).toEqual([]);
    const { parts } = answers.find((answer) => 'parts' in answer) ?? { parts: [] };
    const [{ passage, explanation, groups } = { passage: [], explanation: '', groups: [] }] = parts;
    const [group] = groups;
    const [question] = group?.questions ?? [];
    const ofGroup = [group?.instruction, group?.paragraph, group?.imgContent];
    const fields = [explanation, ...ofGroup, question?.question, question?.explanation];
    for (const field of [...fields, ...passage]) expect(field).toMatch(/^(?:<p>)?a/);
  },
);

it('takes all of them out in every form that a text may be sent in, for every skill', async () => {
  const all = VECTORS.map(({ html }) => html);
  const joined = all.join('<p>b</p>');
  for (const exam of [
    readingExam({ passage: all }),
    readingExam({ passage: joined }),
    readingExam({ passage: JSON.stringify(all) }),
    listeningExam({ explanation: joined }),
    writingExam({ examContent: all }),
    writingExam({ examContent: joined }),
    speakingExam({ examContent: JSON.stringify(all) }),
  ])
    expect(stray(await everyAnswer(await publish(exam)))).toEqual([]);
});

it('takes them out of an update, and shows none in lists, results and the explanation', async () => {
  const all = VECTORS.map(({ html }) => html);
  const { exam_id } = await world.publish(readingExam());
  const body = { ...readingExam({ passage: all, explanation: all.join('') }), accept_losses: true };
  const saved = await world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body });
  const params = { id: firstSection(saved) };
  const result = await world.learner.call('POST /api/user/save-result', {
    body: { sectionID: params.id, answers: {} },
  });
  await publish(writingExam({ examContent: all }));
  const answers = [
    ...(await everyAnswer(saved)),
    result,
    await markGuest(world.guest, params.id, Object.fromEntries(result.keys.map(({ address }) => [address, 'a']))),
    await world.learner.call('GET /api/section/:id/explanation', { params }),
    await world.learner.call('GET /api/attempt/:id', { params: { id: result.attemptID } }),
    await world.learner.call('GET /api/exam/list/:skill', { params: { skill: 'writing' } }),
    await world.admin.call('GET /api/exam/list/part/:skill', { params: { skill: 'writing' } }),
  ];
  expect(stray(answers)).toEqual([]);
});

it('would be seen if they did', () => {
  const unseen = HOSTILE_HTML.filter(({ html }) => strayMarkup(html).length === 0).map(({ name }) => name);
  expect(unseen).toEqual(['entities that become markup']);
});
