import { describe, expect, it } from 'vitest';
import { newExam } from '../form/new-exam.ts';
import { Author, everyTypeAuthor } from '../../testing/author.ts';
import { sayChange } from '../history/change.ts';

/** The description and place of an undo of the last step. */
function undone(author: Author) {
  const step = author.state.history.past.at(-1);
  if (step === undefined) throw new Error('Nothing was done');
  const says = sayChange(step.change, author.form.testType === 'full_test');
  return { says, place: step.change.places.before };
}

const target = (author: Author, group: number, question: number) => ({
  group: author.group(group).id,
  question: author.question(group, question).id,
});

describe('an undone step is called', () => {
  const cases: readonly (readonly [string, (author: Author) => Author])[] = [
    ['title changed', (author) => author.info({ title: 'Storks' })],
    ['lock changed', (author) => author.info({ locked: true })],
    ['start question number changed', (author) => author.set({ start: 14 })],
    ['passage changed', (author) => author.set({ content: '<p>Storks</p>' })],
    ['test type changed', (author) => author.send({ type: 'setTestType', testType: 'full_test' })],
    ['part number changed', (author) => author.send({ type: 'setPartNumber', partNumber: 2 })],
    ['Group 8 added', (author) => author.addGroup('TFNG')],
    ['Group 2 deleted', (author) => author.send({ type: 'removeGroup', group: author.group(1).id })],
    ['Group 3 moved', (author) => author.send({ type: 'moveGroup', group: author.group(2).id, by: -1 })],
    ['question 3 added', (author) => author.send({ type: 'addQuestion', group: author.group(0).id })],
    ['question 1 deleted', (author) => author.send({ type: 'removeQuestion', ...target(author, 0, 0) })],
    ['question 2 moved', (author) => author.send({ type: 'moveQuestion', ...target(author, 0, 1), by: -1 })],
    ['instruction of Group 2 changed', (author) => author.setGroup(1, { instruction: '<p>Choose.</p>' })],
    ['labels of Group 1 changed', (author) => author.setGroup(0, { labels: 'YNNG' })],
    ['text with blanks of Group 4 changed', (author) => author.setGroup(3, { paragraph: '<p>Words {6}.</p>' })],
    ['choices of Group 5 changed', (author) => author.choices(4, ['Z'])],
    ['text of question 1 changed', (author) => author.setQuestion(0, 0, { question: 'New' })],
    ['answer of question 6 changed', (author) => author.setQuestion(3, 0, { answers: ['pool'] })],
    ['answer of question 4 changed', (author) => author.setQuestion(2, 0, { chosen: [] })],
    [
      'answer of question 4 changed',
      (author) => author.options([2, 0], ['frogs', 'reeds', 'bread', 'stones'], [0, 1, 2]),
    ],
    ['instruction of Group 1 changed', (author) => author.setGroup(0, { instruction: 'Questions 1–9: Choose.' })],
    ['options of question 3 changed', (author) => author.send({ type: 'addOption', ...target(author, 1, 0) })],
    [
      'JSON import',
      (author) =>
        author.send({ type: 'replace', form: newExam('reading'), saved: author.state.saved, name: 'imported' }),
    ],
  ];
  it.each(cases)('%s', (says, act) => {
    const author = everyTypeAuthor().setGroup(0, { instruction: 'Questions 1–2: Choose.' });
    author.setGroup(2, { instruction: 'Questions 4–5: Choose TWO.' }).send({ type: 'leaveField' });
    expect(undone(act(author)).says).toBe(says);
  });

  it('by its part in a full test', () => {
    const author = new Author('reading').send({ type: 'setTestType', testType: 'full_test' });
    expect(undone(author.openPartNumber(2).set({ content: '<p>Two</p>' })).says).toBe('passage of Part 2 changed');
  });
});

describe('an undo leads', () => {
  it('to the group and the question that are back', () => {
    const author = everyTypeAuthor();
    const { id } = author.group(1);
    expect(undone(author.send({ type: 'removeGroup', group: id })).place).toMatchObject({ group: id, field: null });
    const again = everyTypeAuthor();
    const gone = target(again, 0, 1);
    expect(undone(again.send({ type: 'removeQuestion', ...gone })).place).toMatchObject(gone);
  });

  it('to what stands where a group or a question was added', () => {
    const author = everyTypeAuthor();
    const last = author.group(6).id;
    expect(undone(author.addGroup('TFNG')).place).toMatchObject({ group: last, field: null });
    expect(undone(new Author('reading').addGroup('TFNG')).place).toMatchObject({ group: null, field: 'groups' });
    const first = new Author('reading').addGroup('TFNG', 1);
    expect(undone(first).place).toMatchObject({ group: first.group(0).id, question: null, field: 'questions' });
  });

  it('to the field that has its old text, and not to what was only renumbered', () => {
    const author = everyTypeAuthor().set({ start: 14 });
    expect(undone(author).place).toMatchObject({ part: author.part.id, group: null, field: 'start' });
    const key = everyTypeAuthor();
    key.setQuestion(2, 0, { chosen: [] });
    expect(undone(key).place).toMatchObject({ ...target(key, 2, 0), field: 'answers' });
  });

  it('to each key that was ticked by itself, where the instruction names the numbers', () => {
    const author = new Author('reading').addGroup('MULTI', 1).options([0, 0], ['a', 'b', 'c'], [0]);
    author.setGroup(0, { instruction: 'Question 1: Choose.' }).send({ type: 'leaveField' });
    const ticked = (count: number) =>
      author
        .question(0, 0)
        .options.slice(0, count)
        .map(({ id }) => id);
    author.setQuestion(0, 0, { chosen: ticked(2) }).setQuestion(0, 0, { chosen: ticked(3) });
    expect(author.group(0).instruction).toBe('Questions 1–3: Choose.');
    author.send({ type: 'undo' });
    expect([author.question(0, 0).chosen, author.group(0).instruction]).toEqual([ticked(2), 'Questions 1–2: Choose.']);
  });
});
