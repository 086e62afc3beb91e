import type { ExamInput, ExamSaved } from '@bandwise/api-contract/admin';
import type { SectionSave } from '@bandwise/api-contract/learner';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';
import { createContentWorld, type ContentWorld } from './content-makers.ts';

export interface SittingWorld extends ContentWorld {
  readonly test: TestApp;
}

export async function createSittingWorld(test: TestApp): Promise<SittingWorld> {
  return { ...(await createContentWorld(test)), test };
}

export const begin = (client: TestClient, ...exams: readonly ExamSaved[]) =>
  client.call('POST /api/sitting', { body: { exams: exams.map(({ exam_id }) => exam_id) } });

export const start = (client: TestClient, id: string, exam = 0) =>
  client.call('POST /api/sitting/:id/next', { params: { id }, body: { exam, phase: 'instructions' } });

export const finish = (client: TestClient, id: string, exam = 0) =>
  client.call('POST /api/sitting/:id/finish', { params: { id }, body: { exam } });

export const save = (client: TestClient, id: string, ...sections: SectionSave[]) =>
  client.call('PATCH /api/sitting/:id', { params: { id }, body: { sections } });

export const read = (client: TestClient, id: string) => client.call('GET /api/sitting/:id', { params: { id } });

export const resultOf = (client: TestClient, id: string) =>
  client.call('GET /api/sitting/:id/result', { params: { id } });

/** Answers that were all typed at one moment. */
export const typed = (answers: Readonly<Record<string, string>>, at: number) =>
  Object.fromEntries(Object.entries(answers).map(([address, value]) => [address, { value, at }]));

export const sectionIds = ({ sections }: ExamSaved) => sections.map(({ id }) => id);

/** Three parts of forty numbers in all, which are answered `TRUE`. */
export function fortyMarks(): ExamInput {
  const part = (part_number: number, first: number, last: number) => ({
    title: `Rivers, part ${part_number}`,
    time: 20,
    part_number,
    passage: ['<p>Rivers run to the sea.</p>'],
    groups: [
      {
        type: 'TFNG',
        instruction: 'True or false?',
        questions: Array.from({ length: last - first + 1 }, (_, index) => ({
          number: first + index,
          question: `Statement ${first + index}`,
          answer: 'TRUE',
        })),
      },
    ],
  });
  return { description: 'Rivers', reading: [part(1, 1, 13), part(2, 14, 26), part(3, 27, 40)] };
}
