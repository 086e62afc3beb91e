import { linesOfText, recognise } from '@bandwise/recognise';
import { describe, expect, it } from 'vitest';
import { toFullGroup } from '../exam-file/to-full-group.ts';
import { changeForm } from '../form/change-form.ts';
import type { ExamForm } from '../form/form.ts';
import { newExam } from '../form/new-exam.ts';
import { placeParts, renumbered, toTakeOver, type PasteTarget } from './to-take-over.ts';

/** The form with what the text became; passages are taken where there was none. */
function pasted(form: ExamForm, text: string, group: number | null = null): ExamForm {
  const open = form.parts[form.partNumber - 1];
  const target: PasteTarget = { part: open?.id ?? 0, group };
  const placing = placeParts(form, recognise({ lines: linesOfText(text) }), target);
  const passages = new Set(
    placing.parts.flatMap(({ replacesPassage, words, place }) => (words > 0 && !replacesPassage ? place : [])),
  );
  return changeForm(form, toTakeOver(form, placing, { target, passages }));
}

const groupsOf = (form: ExamForm) => form.parts.map(({ groups }) => groups.map(toFullGroup));
const numbersOf = (form: ExamForm) =>
  groupsOf(form).map((groups) => groups.map(({ questions }) => questions.map(({ number }) => number)));

const STATEMENTS = `Questions 14–15
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
14 It rained.
15 It snowed.
Answers
14 TRUE
15 FALSE`;
const NOTES = `Questions 16–17
Complete the notes below. Write ONE WORD ONLY.
Food: 16 ........
Drink: 17 ........
Answers
16 bread
17 milk`;
const PARTS = `READING PASSAGE 1
The Weir

It was built of stone that was brought down the river on rafts in the spring.

${STATEMENTS.replaceAll('14', '1').replaceAll('15', '2').replace('Answers', '').split('\n\n')[0]?.split('\n').slice(0, 4).join('\n')}

READING PASSAGE 2
The Mill

It was moved twice, and nobody has said why it was not built anew each time.

Questions 3–3
Answer the question below.
3 How often was it moved?

Answer key
1 TRUE
2 FALSE
3 twice`;

describe('text that is taken into a form', () => {
  it('has the official time of a full test when it becomes one', () => {
    expect(pasted(newExam('reading'), PARTS).info.time).toBe(60);
    expect(pasted(newExam('reading'), STATEMENTS).info.time).toBe(20);
  });

  it('gives an empty part the number that the text begins with', () => {
    const form = pasted(newExam('reading'), STATEMENTS);
    expect(form.parts[0]?.start).toBe(14);
    expect(numbersOf(form)[0]).toEqual([[14, 15]]);
    expect(groupsOf(form)[0]?.[0]?.questions.map(({ answers }) => answers)).toEqual([['TRUE'], ['FALSE']]);
  });

  it('goes on from the groups that are there, and blanks move with their questions', () => {
    const form = pasted(pasted(newExam('reading'), STATEMENTS.replaceAll('14', '1').replaceAll('15', '2')), NOTES);
    expect(numbersOf(form)[0]).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(groupsOf(form)[0]?.[1]?.paragraph).toBe('<p>Food: {3}</p><p>Drink: {4}</p>');
  });

  it('says which numbers are not as they are printed', () => {
    const first = pasted(newExam('reading'), STATEMENTS);
    const target: PasteTarget = { part: first.parts[0]?.id ?? 0, group: null };
    const said = (form: ExamForm, text: string) =>
      renumbered(form, placeParts(form, recognise({ lines: linesOfText(text) }), target), target);
    expect(said(first, NOTES)).toEqual([]);
    expect(said(first, STATEMENTS)).toEqual([{ place: 0, printed: '14–15', will: '16–17' }]);
    expect(said(newExam('reading'), STATEMENTS)).toEqual([]);
  });

  it('takes the place of a group into which nothing was written', () => {
    const empty = changeForm(newExam('reading'), { type: 'addGroup', part: 1, questionType: 'MCQ' });
    const group = empty.parts[0]?.groups[0]?.id ?? 0;
    expect(groupsOf(pasted(empty, STATEMENTS, group))[0]?.map(({ type }) => type)).toEqual(['TFNG']);
  });

  it('adds questions to a group of their kind, and stands after one of another', () => {
    const first = pasted(newExam('reading'), STATEMENTS);
    const group = first.parts[0]?.groups[0]?.id ?? 0;
    const more = pasted(first, STATEMENTS.replaceAll('14', '16').replaceAll('15', '17'), group);
    expect(numbersOf(more)[0]).toEqual([[14, 15, 16, 17]]);
    expect(more.parts[0]?.groups[0]?.id).toBe(group);
    const other = pasted(pasted(more, NOTES), NOTES.replace('Food', 'Fuel'), group);
    expect(groupsOf(other)[0]?.map(({ paragraph }) => paragraph?.slice(3, 7) ?? '')).toEqual(['', 'Fuel', 'Food']);
  });

  it('makes a full test of a text with several parts', () => {
    const form = pasted(newExam('reading'), PARTS);
    expect(form.testType).toBe('full_test');
    expect(numbersOf(form)).toEqual([[[1, 2]], [[3]], []]);
    expect(form.parts.map(({ content }) => content.slice(0, 17))).toEqual([
      '<h2>The Weir</h2>',
      '<h2>The Mill</h2>',
      '',
    ]);
  });

  it('keeps a passage that is there unless it is told otherwise', () => {
    const first = pasted(newExam('reading'), PARTS);
    const again = pasted(first, PARTS.replace('The Weir', 'Another'));
    expect(again.parts[0]?.content).toBe(first.parts[0]?.content);
  });

  it('is one change: keys name options of their own, and no id is used twice', () => {
    const text = `1 What?\nA one\nB two\n2 What?\nA one\nB two\nAnswers\n1 A\n2 B`;
    const form = pasted(pasted(newExam('reading'), text), text);
    const ids = form.parts.flatMap(({ groups }) =>
      groups.flatMap((group) => [
        group.id,
        ...group.questions.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]),
      ]),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(form.nextId);
  });

  it('puts a fourth passage into the last part, after its own', () => {
    const passages = [1, 2, 3, 4].map(
      (number) => `READING PASSAGE ${number}
The Weir ${number}

It was built of stone that was brought down the river on rafts in the spring.

Question ${number}
Answer the question below.
${number} How often was it moved?`,
    );
    const form = pasted(newExam('reading'), passages.join('\n\n'));
    expect(numbersOf(form)).toEqual([[[1]], [[2]], [[3], [4]]]);
    expect(form.parts[2]?.content).toMatch(/The Weir 3<.*The Weir 4</);
  });
});
