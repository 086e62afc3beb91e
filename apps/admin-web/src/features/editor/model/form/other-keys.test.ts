import { QUESTION_SHAPES, type FullGroup, type QuestionShape, type QuestionType } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { fromFullGroup } from './from-full-group.ts';
import { toFullGroup } from './to-full-group.ts';
import { Author } from '../../testing/author.ts';
import { copyGroup } from '../changes/change-groups.ts';
import { idsFrom, withIdsAbove } from './ids.ts';

const FRUIT = ['Fig', 'Plum', 'Pear', 'Lime'];

/** An author of one question of this type, whose other keys are texts of what is offered. */
function withOthers(type: QuestionType, also_accepted: FullGroup['questions'][number]['also_accepted']): Author {
  const shape: QuestionShape = QUESTION_SHAPES[type];
  const group: FullGroup = {
    type,
    instruction: '',
    paragraph: null,
    choices: shape.choices ? FRUIT : [],
    imgContent: null,
    labels: 'TFNG',
    reuse_choices: false,
    word_limit: null,
    questions: [
      {
        number: 1,
        subpart: null,
        question: 'Which?',
        options: shape.options ? FRUIT : [],
        answers: shape.labels ? ['TRUE'] : shape.answers === 'one' ? ['Fig'] : ['Fig', 'Plum'],
        ...(also_accepted && { also_accepted }),
      },
    ],
  };
  const author = new Author('reading');
  author.send({ type: 'insertGroups', part: author.part.id, index: 0, groups: [group] });
  return new Author(author.form);
}

const others = (author: Author) => toFullGroup(author.group(0)).questions[0]?.also_accepted;
const target = (author: Author) => ({ group: author.group(0).id, question: author.question(0, 0).id });
const option = (author: Author, at: number) => author.question(0, 0).options[at]?.id ?? -1;
const choice = (author: Author, at: number) => author.group(0).choices[at]?.id ?? -1;

function retype(author: Author, at: number, text: string): Author {
  const { group, question } = target(author);
  return author.group(0).choices.length > 0
    ? author.send({ type: 'setChoice', group, choice: choice(author, at), text })
    : author.send({ type: 'setOption', group, question, option: option(author, at), text });
}

function remove(author: Author, at: number): Author {
  const { group, question } = target(author);
  return author.group(0).choices.length > 0
    ? author.send({ type: 'removeChoice', group, choice: choice(author, at) })
    : author.send({ type: 'removeOption', group, question, option: option(author, at) });
}

describe.each(['MCQ', 'DROPDOWN', 'MATCH_TABLE', 'DRAG_DROP'] as const)('another accepted key of %s', (type) => {
  const start = () => withOthers(type, [['Pear'], ['Lime']]);

  it('follows its text while this is retyped, also over the text of another one [D155]', () => {
    const author = start();
    for (const text of ['Pea', 'Lime', 'Limes', 'Peach']) retype(author, 2, text);
    expect(others(author)).toEqual([['Peach'], ['Lime']]);
  });

  it('stays to be seen with its last text when that is removed, and comes back with undo [D155]', () => {
    const author = remove(start(), 2);
    expect(others(author)).toEqual([['Pear'], ['Lime']]);
    retype(author, 2, 'Lemon');
    expect(others(author)).toEqual([['Pear'], ['Lemon']]);
    author.send({ type: 'undo' }).send({ type: 'undo' });
    retype(author, 2, 'Peach');
    expect(others(author)).toEqual([['Peach'], ['Lime']]);
  });

  it('is not published without a word when its text is emptied', () => {
    expect(others(retype(start(), 2, ' '))).toEqual([[''], ['Lime']]);
  });

  it('stays where its row is moved or another text is inserted', () => {
    const author = start();
    const row = type === 'MCQ' ? option(author, 2) : choice(author, 2);
    author.send({ type: 'placeRow', group: author.group(0).id, row, index: 0 });
    author.send({ type: 'insertRow', group: author.group(0).id, after: row });
    expect(others(author)).toEqual([['Pear'], ['Lime']]);
  });

  it('stays to be seen when other texts are pasted over its own', () => {
    const author = start();
    const { group, question } = target(author);
    const texts = ['Kiwi', 'Quince'];
    author.send(
      type === 'MCQ'
        ? { type: 'pasteOptions', group, question, option: option(author, 2), texts }
        : { type: 'pasteChoices', group, choice: choice(author, 2), texts },
    );
    expect(others(author)).toEqual([['Pear'], ['Lime']]);
  });

  it('goes with its group and its question into a copy, which has its own', () => {
    const author = start();
    const copy = copyGroup(author.group(0), idsFrom(1000));
    expect(toFullGroup(copy).questions[0]?.also_accepted).toEqual([['Pear'], ['Lime']]);
    expect(copy.questions[0]?.also_accepted?.flat().every((id) => Number(id) >= 1000)).toBe(true);
    author.send({ type: 'duplicateQuestion', ...target(author) });
    expect(toFullGroup(author.group(0)).questions[1]?.also_accepted).toEqual([['Pear'], ['Lime']]);
  });

  it('is removed alone, and comes back with undo', () => {
    const author = start();
    author.send({ type: 'removeOtherKey', ...target(author), index: 0 });
    expect(others(author)).toEqual([['Lime']]);
    author.send({ type: 'removeOtherKey', ...target(author), index: 0 });
    expect(toFullGroup(author.group(0)).questions[0]).not.toHaveProperty('also_accepted');
    author.send({ type: 'undo' }).send({ type: 'undo' });
    expect(others(author)).toEqual([['Pear'], ['Lime']]);
  });

  it('survives other ids in the form', () => {
    const { parts } = withIdsAbove(start().form, 500);
    const group = parts.flatMap(({ groups }) => groups)[0];
    expect(group && toFullGroup(group).questions[0]?.also_accepted).toEqual([['Pear'], ['Lime']]);
  });
});

describe('other accepted keys', () => {
  it('of several answers follow each of these', () => {
    const author = retype(
      withOthers('MULTI', [
        ['Fig', 'Pear'],
        ['Pear', 'Lime'],
      ]),
      2,
      'Peach',
    );
    expect(others(author)).toEqual([
      ['Fig', 'Peach'],
      ['Peach', 'Lime'],
    ]);
    expect(others(remove(author, 2))).toEqual([
      ['Fig', 'Peach'],
      ['Peach', 'Lime'],
    ]);
  });

  it('change with the labels of a group of statements', () => {
    const author = withOthers('TFNG', [['NOT GIVEN'], ['FALSE']]);
    author.setGroup(0, { labels: 'YNNG' });
    expect(others(author)).toEqual([['NOT GIVEN'], ['NO']]);
  });

  it('that name nothing on offer stay as they are', () => {
    const author = withOthers('MCQ', [['Kiwi'], ['Pear']]);
    expect(others(author)).toEqual([['Kiwi'], ['Pear']]);
    expect(author.question(0, 0).also_accepted).toEqual([['Kiwi'], [option(author, 2)]]);
  });

  it.each([
    [['Pear', 'Lime', 'Date', 'Fig'], [['Pear']]],
    [['Date', 'Kiwi'], [['Pear']]],
  ])('go with a question into a group that offers %j', (choices, expected) => {
    const author = withOthers('DROPDOWN', [['Pear']])
      .addGroup('MATCH_TABLE')
      .choices(1, choices);
    author.send({
      type: 'placeQuestion',
      group: author.group(1).id,
      question: author.question(0, 0).id,
      index: 0,
    });
    const [moved] = toFullGroup(author.group(1)).questions;
    expect(moved?.also_accepted).toEqual(expected);
    const [answer] = author.question(1, 0).also_accepted?.[0] ?? [];
    expect(typeof answer).toBe(choices.includes('Pear') ? 'number' : 'string');
  });

  it('of several answers keep a question out of a group that takes one answer', () => {
    const author = withOthers('MULTI', [['Pear', 'Lime']]).addGroup('MCQ');
    author.setQuestion(0, 0, { chosen: [option(author, 0)] });
    author.send({ type: 'placeQuestion', group: author.group(1).id, question: author.question(0, 0).id, index: 0 });
    expect(author.group(1).questions).toEqual([]);
  });

  it('and the mark for everyone are the same before and after a form of them', () => {
    const group = toFullGroup(withOthers('MCQ', [['Pear']]).group(0));
    const questions = group.questions.map((question) => Object.assign({}, question, { void: true as const }));
    const full = { ...group, questions };
    expect(toFullGroup(fromFullGroup(full, idsFrom(7)))).toEqual(full);
  });
});

it('takes the mark for everyone away, and gives it back with undo', () => {
  const author = withOthers('MCQ', undefined);
  const [part] = author.form.parts;
  const parts = author.form.parts.map((one) =>
    one === part
      ? {
          ...one,
          groups: one.groups.map((group) => ({
            ...group,
            questions: group.questions.map((q) => ({ ...q, void: true as const })),
          })),
        }
      : one,
  );
  const voided = new Author({ ...author.form, parts });
  const isVoid = () => toFullGroup(voided.group(0)).questions[0]?.void;
  voided.send({ type: 'removeVoid', ...target(voided) });
  expect(isVoid()).toBeUndefined();
  voided.send({ type: 'undo' });
  expect(isVoid()).toBe(true);
});
