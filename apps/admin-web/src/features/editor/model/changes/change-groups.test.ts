import { QUESTION_TYPES } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { isDirty } from './editor-state.ts';
import { Author } from '../../testing/author.ts';

const reading = () => new Author('reading');

describe('a new group', () => {
  it('goes to the end of the open part, without questions [A4-9]', () => {
    const author = reading().addGroup('TFNG', 1).addGroup('MCQ');
    expect(author.part.groups.map(({ type, questions }) => [type, questions.length])).toEqual([
      ['TFNG', 1],
      ['MCQ', 0],
    ]);
  });

  it('starts TFNG questions with NOT GIVEN [A4-11]', () => {
    expect(reading().addGroup('TFNG', 1).question(0, 0).answers).toEqual(['NOT GIVEN']);
  });

  it.each(['MCQ', 'MULTI'] as const)('starts a %s question with 4 empty options and no key [A4-12 A9-8]', (type) => {
    const question = reading().addGroup(type, 1).question(0, 0);
    expect(question.options.map(({ text }) => text)).toEqual(['', '', '', '']);
    expect(question.chosen).toEqual([]);
  });

  it('starts DROPDOWN with 4 empty choices [A4-13 A9-8]', () => {
    expect(
      reading()
        .addGroup('DROPDOWN')
        .group(0)
        .choices.map(({ text }) => text),
    ).toEqual(['', '', '', '']);
  });

  it('starts FILL_BLANKS with one accepted answer to write', () => {
    expect(reading().addGroup('FILL_BLANKS', 1).question(0, 0).answers).toEqual(['']);
  });
});

describe('the numbers', () => {
  it('continue from group to group [A4-14]', () => {
    expect(reading().addGroup('TFNG', 2).addGroup('MCQ', 2).numbers).toBe('1 2 | 3 4');
  });

  it('start where the start question number says [A3-5 A4-14]', () => {
    expect(reading().addGroup('TFNG', 2).addGroup('MCQ', 1).set({ start: 14 }).numbers).toBe('14 15 | 16');
  });

  it('start at 1 while the start question number is below 1', () => {
    expect(reading().addGroup('TFNG', 2).set({ start: 0 }).numbers).toBe('1 2');
  });

  it('begin as if nothing were written while the start question number leaves no room below 1000', () => {
    const author = reading().addGroup('FILL_BLANKS', 3).setGroup(0, { paragraph: '{1} {2} {3}' });
    expect(author.set({ start: 998 }).numbers).toBe('1 2 3');
    expect(author.set({ start: 999999 }).group(0).paragraph).toBe('{1} {2} {3}');
    expect(author.set({ start: 997 }).group(0).paragraph).toBe('{997} {998} {999}');
  });

  it('leave a MULTI question one number for each right option [A4-15]', () => {
    const author = reading().addGroup('MULTI', 1).addGroup('TFNG', 1);
    expect(author.numbers).toBe('1 | 2');
    author.options([0, 0], ['a', 'b', 'c'], [0, 2]);
    expect(author.numbers).toBe('1 | 3');
    author.options([0, 0], ['a', 'b', 'c'], [2]);
    expect(author.numbers).toBe('1 | 2');
  });

  it('close up behind a deleted question', () => {
    const author = reading().addGroup('TFNG', 3).addGroup('MCQ', 1);
    author.send({ type: 'removeQuestion', group: author.group(0).id, question: author.question(0, 1).id });
    expect(author.numbers).toBe('1 2 | 3');
  });

  it('close up behind a deleted group', () => {
    const author = reading().addGroup('TFNG', 3).addGroup('MCQ', 2);
    author.send({ type: 'removeGroup', group: author.group(0).id });
    expect(author.numbers).toBe('1 2');
  });

  it('follow a group that moves', () => {
    const author = reading().addGroup('TFNG', 1).addGroup('MCQ', 2);
    author.send({ type: 'moveGroup', group: author.group(1).id, by: -1 });
    expect(author.part.groups.map(({ type }) => type)).toEqual(['MCQ', 'TFNG']);
    expect(author.numbers).toBe('1 2 | 3');
  });

  it('stay where a group is at the edge already', () => {
    const author = reading().addGroup('TFNG', 1).addGroup('MCQ', 2);
    const before = author.form;
    expect(author.send({ type: 'moveGroup', group: author.group(0).id, by: -1 }).form).toBe(before);
  });
});

describe('an instruction that names the numbers of its group', () => {
  const named = (instruction: string, questions = 2) =>
    reading().addGroup('TFNG', 1).addGroup('MCQ', questions).setGroup(1, { instruction });

  it.each([
    ['Questions 2–3: Choose.', 'Questions 2–4: Choose.'],
    ['<p><strong>Questions 2-3</strong></p>', '<p><strong>Questions 2–4</strong></p>'],
    ['<p>Questions <strong>2–3</strong></p>', '<p>Questions <strong>2–4</strong></p>'],
    ['Questions 2–30 and Questions 1–3', 'Questions 2–30 and Questions 1–3'],
    ['In 2–3 words', 'In 2–3 words'],
  ])('names one more when a question is added: %s', (before, after) => {
    const author = named(before);
    expect(author.send({ type: 'addQuestion', group: author.group(1).id }).group(1).instruction).toBe(after);
  });

  it('follows when a group before it grows', () => {
    const author = named('Questions 2–3: Choose.');
    author.send({ type: 'addQuestion', group: author.group(0).id });
    expect(author.group(1).instruction).toBe('Questions 3–4: Choose.');
  });

  it('says Question where one is left, and follows while there is none yet', () => {
    const author = named('Question 2: Choose.', 0);
    author.send({ type: 'addQuestion', group: author.group(1).id });
    expect(author.group(1).instruction).toBe('Question 2: Choose.');
    author.send({ type: 'addQuestion', group: author.group(1).id });
    expect(author.group(1).instruction).toBe('Questions 2–3: Choose.');
    author.send({ type: 'removeQuestion', group: author.group(1).id, question: author.question(1, 0).id });
    expect(author.group(1).instruction).toBe('Question 2: Choose.');
  });

  it('names in a copy the numbers of the copy', () => {
    const author = named('Questions 2–3: Choose.');
    author.send({ type: 'duplicateGroup', group: author.group(1).id });
    expect(author.part.groups.map(({ instruction }) => instruction)).toEqual([
      '',
      'Questions 2–3: Choose.',
      'Questions 4–5: Choose.',
    ]);
  });

  it('is left as it is written', () => {
    expect(named('').setGroup(1, { instruction: 'Questions 7–9' }).group(1).instruction).toBe('Questions 7–9');
  });
});

describe('the blanks of a paragraph', () => {
  const blanks = (paragraph: string, questions: number) =>
    reading().addGroup('TFNG', 1).addGroup('FILL_BLANKS', questions).setGroup(1, { paragraph });

  it('move with their questions when a question before them is added', () => {
    const author = blanks('<p>a {2} b {3}</p>', 2);
    author.send({ type: 'addQuestion', group: author.group(0).id });
    expect(author.group(1).paragraph).toBe('<p>a {3} b {4}</p>');
  });

  it('swap their numbers when two questions swap', () => {
    const author = blanks('<p>a {2} b {3}</p>', 2);
    author.send({ type: 'moveQuestion', group: author.group(1).id, question: author.question(1, 1).id, by: -1 });
    expect(author.group(1).paragraph).toBe('<p>a {3} b {2}</p>');
  });

  it('go with a deleted question, and the next keep their places', () => {
    const author = blanks('<p>a {2} b {3} c {4}</p>', 3);
    author.send({ type: 'removeQuestion', group: author.group(1).id, question: author.question(1, 1).id });
    expect(author.group(1).paragraph).toBe('<p>a {2} b  c {3}</p>');
  });

  it('take the question that is added for the number they name already', () => {
    const author = blanks('<p>a {2} b {3}</p>', 1).addGroup('TFNG', 1);
    author.send({ type: 'addQuestion', group: author.group(1).id });
    expect([author.group(1).paragraph, author.numbers]).toEqual(['<p>a {2} b {3}</p>', '1 | 2 3 | 4']);
  });

  it('move in the text of a row too', () => {
    const author = reading().addGroup('TFNG', 1).addGroup('FILL_BLANKS', 1);
    author.setQuestion(1, 0, { question: 'In the {2} of {7}' });
    author.send({ type: 'addQuestion', group: author.group(0).id });
    expect(author.question(1, 0).question).toBe('In the {3} of {7}');
  });

  it('get questions in the order in which they stand', () => {
    const author = blanks('<p>a {9} b {2} c {8} d {3}</p>', 2);
    author.setQuestion(1, 0, { answers: ['second'] }).setQuestion(1, 1, { answers: ['fourth'] });
    author.send({ type: 'adoptBlanks', group: author.group(1).id });
    expect(author.group(1).paragraph).toBe('<p>a {2} b {3} c {4} d {5}</p>');
    expect(author.group(1).questions.map(({ answers }) => answers[0])).toEqual(['', 'second', '', 'fourth']);
  });

  it('are written together with their questions, which come to stand where the blanks do', () => {
    const author = blanks('<p>a {2} b</p>', 2);
    const placed = author.question(1, 1);
    author.send({
      type: 'setBlanks',
      group: author.group(1).id,
      paragraph: '<p>{9} a {2} b {7}</p>',
      drop: [placed.id],
      place: [{ blank: '9', question: placed }],
      adopt: true,
    });
    expect(author.group(1).paragraph).toBe('<p>{2} a {3} b {4}</p>');
    expect(author.group(1).questions[0]?.id).toBe(placed.id);
    expect(author.numbers).toBe('1 | 2 3 4');
  });

  it('stay without a question where none is asked for', () => {
    const author = blanks('<p>a {2}</p>', 1);
    const patch = { paragraph: '<p>a {2} b {7}</p>', drop: [], place: [], adopt: false };
    author.send({ type: 'setBlanks', group: author.group(1).id, ...patch });
    expect([author.group(1).paragraph, author.numbers]).toEqual(['<p>a {2} b {7}</p>', '1 | 2']);
  });

  it('do not follow a copied question, which has no place in the text yet', () => {
    const author = blanks('<p>a {2} b {3}</p>', 2);
    author.send({ type: 'duplicateQuestion', group: author.group(1).id, question: author.question(1, 0).id });
    expect([author.group(1).paragraph, author.numbers]).toEqual(['<p>a {2} b {4}</p>', '1 | 2 3 4']);
  });

  it('stay with the original when a copy is made of a question that has two', () => {
    const author = blanks('<p>a {2} b {2}</p>', 1);
    author.send({ type: 'duplicateQuestion', group: author.group(1).id, question: author.question(1, 0).id });
    expect(author.group(1).paragraph).toBe('<p>a {2} b {2}</p>');
  });

  it('have the number to themselves again when the other blank of it is deleted', () => {
    const author = reading().addGroup('FILL_BLANKS').setGroup(0, { paragraph: '<p>{1-1} and {1-2}, {2}</p>' });
    author.send({ type: 'adoptBlanks', group: author.group(0).id });
    expect(author.numbers).toBe('1-1 1-2 2');
    author.send({ type: 'removeQuestion', group: author.group(0).id, question: author.question(0, 0).id });
    expect([author.group(0).paragraph, author.numbers]).toEqual(['<p> and {1}, {2}</p>', '1 2']);
  });
});

describe('a key', () => {
  it('stays on its option while another option passes through the same text', () => {
    const author = reading().addGroup('MCQ', 1).options([0, 0], ['Paris', 'Paris and Rome'], [1]);
    const target = { group: author.group(0).id, question: author.question(0, 0).id };
    const option = author.question(0, 0).options[1]?.id ?? 0;
    author.send({ type: 'setOption', ...target, option, text: 'Paris' });
    author.send({ type: 'setOption', ...target, option, text: 'Paris, Rome' });
    expect(author.question(0, 0).chosen).toEqual([option]);
  });

  it('goes with a removed option', () => {
    const author = reading().addGroup('MULTI', 1).options([0, 0], ['a', 'b', 'c'], [0, 1]);
    const [first] = author.question(0, 0).options;
    author.send({
      type: 'removeOption',
      group: author.group(0).id,
      question: author.question(0, 0).id,
      option: first?.id ?? 0,
    });
    expect(author.question(0, 0).chosen).toEqual([author.question(0, 0).options[0]?.id]);
  });

  it('goes with a removed choice of the group', () => {
    const author = reading().addGroup('DROPDOWN', 2).choices(0, ['i', 'ii']).choose(0, 0, 0).choose(0, 1, 1);
    author.send({ type: 'removeChoice', group: author.group(0).id, choice: author.group(0).choices[0]?.id ?? 0 });
    expect(author.group(0).questions.map(({ chosen }) => chosen.length)).toEqual([0, 1]);
  });

  it('follows the labels of a TFNG group', () => {
    const author = reading().addGroup('TFNG', 3);
    author.setQuestion(0, 0, { answers: ['TRUE'] }).setQuestion(0, 1, { answers: ['FALSE'] });
    author.setGroup(0, { labels: 'YNNG' });
    expect(author.group(0).questions.map(({ answers }) => answers[0])).toEqual(['YES', 'NO', 'NOT GIVEN']);
  });

  it.each(QUESTION_TYPES)('points into the copy of a duplicated %s group, not into the original', (type) => {
    const author = reading().addGroup(type, 1);
    if (author.question(0, 0).options.length > 0) author.options([0, 0], ['a', 'b'], [1]);
    if (author.group(0).choices.length > 0) author.choices(0, ['a', 'b']).choose(0, 0, 1);
    author.send({ type: 'duplicateGroup', group: author.group(0).id });
    const copy = author.question(1, 0);
    const offered = [...copy.options, ...author.group(1).choices];
    const own = new Set(
      author.part.groups.flatMap(({ id, choices, questions }) => [
        id,
        ...choices.map((choice) => choice.id),
        ...questions.flatMap((question) => [question.id, ...question.options.map((option) => option.id)]),
      ]),
    );
    const count =
      author.part.groups.reduce((sum, group) => sum + 1 + group.choices.length, 0) +
      author.part.groups
        .flatMap(({ questions }) => questions)
        .reduce((sum, { options }) => sum + 1 + options.length, 0);
    expect(own.size).toBe(count);
    expect(copy.chosen.every((id) => offered.some((option) => option.id === id))).toBe(true);
    expect(copy.chosen.length).toBe(author.question(0, 0).chosen.length);
  });
});

describe('a change', () => {
  it('leaves every other group as it was, so that only one is drawn', () => {
    const author = reading().addGroup('TFNG', 2).addGroup('FILL_BLANKS', 2);
    const before = author.group(1);
    author.setQuestion(0, 0, { question: 'New words' });
    expect(author.group(1)).toBe(before);
  });

  it('leaves groups before an added question as they were', () => {
    const author = reading().addGroup('TFNG', 2).addGroup('FILL_BLANKS', 2);
    const before = author.group(0);
    author.send({ type: 'addQuestion', group: author.group(1).id });
    expect(author.group(0)).toBe(before);
  });

  it('that says nothing new leaves nothing unsaved', () => {
    const author = reading().info({ title: '' }).set({ content: '' });
    expect(isDirty(author.state)).toBe(false);
  });

  it('is unsaved until it is published [A4-5]', () => {
    const author = reading().info({ title: 'Herons' });
    expect(isDirty(author.state)).toBe(true);
    author.send({ type: 'published', sent: author.form, revision: 4, parts: [{ id: 'one', partNumber: 1 }] });
    expect([isDirty(author.state), author.form.revision]).toEqual([false, 4]);
    expect(author.part.base).toEqual({ id: 'one', partNumber: 1 });
  });

  it('stays unsaved when it was made while the publishing was under way', () => {
    const author = reading().info({ title: 'Herons' });
    const sent = author.form;
    author.info({ title: 'Herons and storks' });
    author.send({ type: 'published', sent, revision: 4, parts: [{ id: 'one', partNumber: 1 }] });
    expect([isDirty(author.state), author.form.info.title]).toEqual([true, 'Herons and storks']);
    expect([author.part.base?.id, author.form.revision]).toEqual(['one', 4]);
  });
});

describe('the parts', () => {
  it('have numbers that continue from part to part in a full test [D25]', () => {
    const author = reading().addGroup('TFNG', 2).send({ type: 'setTestType', testType: 'full_test' });
    author.openPartNumber(2).addGroup('TFNG', 2);
    expect(author.numbers).toBe('3 4');
    author.openPartNumber(1).addGroup('MCQ', 1);
    expect(author.openPartNumber(2).numbers).toBe('4 5');
  });

  it('keep a start number of their own', () => {
    const author = reading().addGroup('TFNG', 2).send({ type: 'setTestType', testType: 'full_test' });
    author.openPartNumber(2).addGroup('TFNG', 2).set({ start: 14 });
    expect(author.numbers).toBe('14 15');
    expect(author.set({ start: null }).numbers).toBe('3 4');
  });

  it('keep what was written when the part number changes', () => {
    const author = reading().set({ content: '<p>Herons</p>' });
    author.send({ type: 'setPartNumber', partNumber: 3 });
    expect([author.part.content, author.form.partNumber]).toEqual(['<p>Herons</p>', 3]);
  });

  it('become the tab of their number in a full test', () => {
    const author = reading().set({ content: '<p>Herons</p>' }).send({ type: 'setPartNumber', partNumber: 3 });
    author.send({ type: 'setTestType', testType: 'full_test' });
    expect(author.openPartNumber(3).part.content).toBe('<p>Herons</p>');
  });

  it('refuse a part number that the skill does not have', () => {
    const author = new Author('speaking');
    expect(author.send({ type: 'setPartNumber', partNumber: 3 }).form.partNumber).toBe(1);
  });
});
