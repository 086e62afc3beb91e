import { describe, expect, it } from 'vitest';
import type { EditSection } from '@bandwise/api-contract/admin';
import { buildExam, buildPublished } from '../../../../testing/build-published.ts';
import { fromPublished } from '../exam-file/from-exam.ts';
import { sentParts } from '../exam-file/to-content.ts';
import type { ExamForm, QuestionForm } from '../form/form.ts';
import { rebaseDraft } from './merge-draft.ts';

const [group] = buildPublished('reading').groups;

interface Written {
  readonly words?: string;
  readonly key?: string;
}

/** A published part of four questions: typed, true or false, one option, and the same choices for all of a group. */
function publishedAs(revision: number, of: Partial<Record<'1' | '2' | '3' | '4', Written>> = {}): ExamForm {
  const question = (number: 1 | 2 | 3 | 4, key: string, options: string[] = []) => ({
    number,
    subpart: null,
    question: of[number]?.words ?? `Question ${number}`,
    options,
    answers: [of[number]?.key ?? key],
  });
  const groups = [
    { ...group, type: 'FILL_BLANKS', labels: null, questions: [question(1, 'quay')] },
    { ...group, questions: [question(2, 'TRUE')] },
    { ...group, type: 'MCQ', labels: null, questions: [question(3, 'a reed', ['a reed', 'a heron'])] },
    { ...group, type: 'DRAG_DROP', labels: null, choices: ['Marsh', 'Moor'], questions: [question(4, 'Marsh')] },
  ];
  const part = { ...buildPublished('reading'), title: `Marsh ${revision}`, groups } as EditSection; // what tells the types apart is in the table
  return fromPublished({ ...buildExam('reading', [part]), revision });
}

function questionAt(form: ExamForm, number: number): QuestionForm {
  const all = form.parts.flatMap(({ groups }) => groups.flatMap(({ questions }) => questions));
  const found = all.find((question) => question.number === number);
  if (found === undefined) throw new Error(`no question ${number}`);
  return found;
}

function write(form: ExamForm, number: number, patch: Partial<QuestionForm>): ExamForm {
  const parts = form.parts.map((part) => ({
    ...part,
    groups: part.groups.map((one) => ({
      ...one,
      questions: one.questions.map((question) =>
        question.number === number ? Object.assign({}, question, patch) : question,
      ),
    })),
  }));
  return { ...form, parts };
}

const keysIn = (form: ExamForm) =>
  sentParts(form).flatMap(({ content }) =>
    content.groups.flatMap(({ questions }) => questions.map(({ answers }) => answers.join())),
  );

const from = publishedAs(1);
const goBack = (form: ExamForm, theirs: ExamForm, begun: ExamForm | null = from) =>
  rebaseDraft({ form, from: begun }, theirs);

describe('a version that its author goes back to', () => {
  it('has the keys that others corrected in questions that it left alone [D87]', () => {
    const theirs = publishedAs(3, { '1': { key: 'dock' }, '3': { key: 'a heron' }, '4': { key: 'Moor' } });
    const { form, conflictingKeys } = goBack(write(from, 2, { question: 'It never floods.' }), theirs);
    expect(keysIn(form)).toEqual(['dock', 'TRUE', 'a heron', 'Moor']);
    expect(questionAt(form, 2).question).toBe('It never floods.');
    expect(conflictingKeys).toEqual([]);
  });

  it('names the keys that were corrected in questions that it changed, and has its own [D87]', () => {
    const theirs = publishedAs(3, { '1': { key: 'dock' }, '2': { key: 'FALSE' } });
    const mine = write(write(from, 1, { answers: ['pier'] }), 2, { question: 'It never floods.' });
    const { form, conflictingKeys } = goBack(mine, theirs);
    expect(keysIn(form)).toEqual(['pier', 'TRUE', 'a reed', 'Marsh']);
    expect(conflictingKeys).toEqual([
      { part: 1, question: '1' },
      { part: 1, question: '2' },
    ]);
  });

  it('names a key that was corrected in a question that others have reworded [D87]', () => {
    const theirs = publishedAs(3, { '1': { key: 'dock', words: 'Where do ships lie?' } });
    const { form, conflictingKeys } = goBack(write(from, 2, { question: 'It never floods.' }), theirs);
    expect(keysIn(form)[0]).toBe('quay');
    expect(conflictingKeys).toEqual([{ part: 1, question: '1' }]);
  });

  it('names every key in which it differs where nobody knows what it began from [D87]', () => {
    const theirs = publishedAs(3, { '1': { key: 'dock' } });
    expect(goBack(from, theirs, null).conflictingKeys).toEqual([{ part: 1, question: '1' }]);
  });
});
