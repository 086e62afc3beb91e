import { connect } from '../api.ts';
import { answersTo, sampleExam } from '../samples.ts';
import type { Account } from '../test.ts';

interface Work {
  /** One of this many answers of the reading test is left out. */
  readonly wrongOf: number;
  /** The text of each writing task. */
  readonly text: string;
}

/** Sits an assigned mock exam of the first sample tests of Reading and Writing, without its screens. */
export async function sitReadingAndWriting(learner: Account, assignmentId: string, work: Work): Promise<void> {
  const { client, signIn } = connect();
  await signIn(learner);
  const { sittingID } = await client.call('POST /api/assigned/:id/start', {
    params: { id: assignmentId },
    body: { item: 0 },
  });
  const params = { id: sittingID ?? '' };
  const parts = sampleExam('reading-1').parts.map(({ content }) => content);
  for (const exam of [0, 1]) {
    await client.call('POST /api/sitting/:id/next', { params, body: { exam, phase: 'instructions' } });
    const { sections } = await client.call('GET /api/sitting/:id', { params });
    const at = Date.now();
    await client.call('POST /api/sitting/:id/finish', {
      params,
      body: {
        exam,
        sections: sections.map(({ section }) => {
          const content = exam === 0 ? parts.find(({ title }) => title === section.title) : undefined;
          if (!content) return { sectionID: section.id, text: { value: work.text, at } };
          const answers = Object.entries(answersTo(content, work.wrongOf));
          return {
            sectionID: section.id,
            changes: Object.fromEntries(answers.map(([address, value]) => [address, { value, at }])),
          };
        }),
      },
    });
    if (exam === 0) await client.call('POST /api/sitting/:id/next', { params, body: { exam: 1, phase: 'pause' } });
  }
}
