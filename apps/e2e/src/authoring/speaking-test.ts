import type { Api } from '../api.ts';

/** Publishes a speaking test of two parts for a journey. `prepare`: seconds. @returns the ids of its sections, and of the test. */
export async function publishSpeakingTest(admin: Api, title: string, prepare = 60) {
  await admin.client.call('POST /api/exam/new', {
    body: {
      description: title,
      speaking: [
        {
          title: `${title}: Streets`,
          part_number: 1,
          examContent: '<p>Answer questions about your street.</p>',
          prompts: [{ text: '<p>What is the street where you live like?</p>', part: 1, prepare: 0, answer: 30 }],
          modelAnswer: '<p>It is short and quiet.</p>',
        },
        {
          title: `${title}: Bridges`,
          part_number: 2,
          examContent: '<p>Talk about a bridge.</p>',
          prompts: [
            { text: '<p>Describe a bridge that you know.</p>', part: 2, prepare, answer: 120 },
            { text: '<p>Why do towns need bridges?</p>', part: 3, prepare: 0, answer: 60 },
          ],
        },
      ],
    },
  });
  const { sections } = await admin.client.call('GET /api/exam/list/:skill', { params: { skill: 'speaking' } });
  const own = sections.filter((section) => section.title.startsWith(`${title}: `));
  const [first, second] = ['Streets', 'Bridges'].map((end) => own.find((section) => section.title.endsWith(end)));
  if (!first || !second) throw new Error(`${title} was not published`);
  return { first: first.id, second: second.id, exam: first.exam_id };
}
