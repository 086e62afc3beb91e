import { QUESTION_TYPES } from '@bandwise/domain';
import { describe, expect, it } from 'vitest';
import { toFullGroup } from '../form/to-full-group.ts';
import { Author, everyTypeAuthor } from '../../testing/author.ts';
import { misfit } from '../form/fit.ts';

const types = (author: Author) => author.part.groups.map(({ type }) => type);

describe('a group', () => {
  it('comes to any place of its part, and the numbers follow', () => {
    const author = new Author('reading').addGroup('TFNG', 1).addGroup('MCQ', 2).addGroup('DROPDOWN', 1);
    author.send({ type: 'placeGroup', group: author.group(2).id, part: author.part.id, index: 0 });
    expect([types(author), author.numbers]).toEqual([['DROPDOWN', 'TFNG', 'MCQ'], '1 | 2 | 3 4']);
  });

  it('comes into another part with its questions, its blanks and its keys', () => {
    const author = new Author('reading').send({ type: 'setTestType', testType: 'full_test' });
    author.addGroup('TFNG', 2).addGroup('FILL_BLANKS', 1).setGroup(1, { paragraph: '<p>a {3}</p>' });
    author.setQuestion(1, 0, { answers: ['reed'] });
    const { id } = author.group(1);
    author.send({ type: 'placeGroup', group: id, part: author.form.parts[2]?.id ?? 0, index: 0 });
    expect(author.numbers).toBe('1 2');
    author.openPartNumber(3);
    expect([author.group(0).id, author.group(0).paragraph, author.question(0, 0).answers]).toEqual([
      id,
      '<p>a {3}</p>',
      ['reed'],
    ]);
  });

  it('stays where it is put to the place it has', () => {
    const author = everyTypeAuthor();
    const { form } = author;
    expect(author.send({ type: 'placeGroup', group: author.group(2).id, part: author.part.id, index: 2 }).form).toBe(
      form,
    );
  });

  it.each(QUESTION_TYPES)('of %s is the same as a copy from another test', (type) => {
    const source = everyTypeAuthor();
    const original = source.part.groups.find((group) => group.type === type);
    if (original === undefined) throw new Error('The author wrote every type');
    const author = new Author('reading').addGroup('TFNG', 1);
    author.send({ type: 'insertGroups', part: author.part.id, index: 0, groups: [toFullGroup(original)] });
    const { paragraph, ...copy } = toFullGroup(author.group(0));
    const questions = copy.questions.map((question, index) => ({
      ...question,
      number: original.questions[index]?.number,
    }));
    expect({ ...copy, questions }).toEqual({ ...toFullGroup(original), paragraph: undefined });
    expect(paragraph?.replace(/\d+/, '#')).toBe(original.paragraph?.replace(/\d+/, '#'));
    expect(author.question(0, 0).number).toBe(1);
  });
});

describe('an instruction that names numbers', () => {
  const named = () => new Author('reading').addGroup('TFNG', 2).setGroup(0, { instruction: 'Questions 1–2: Choose.' });

  it('names those of the place where its group was pasted', () => {
    const author = new Author('reading').addGroup('MCQ', 3).setGroup(0, { instruction: 'Questions 1–3: Choose.' });
    author.send({
      type: 'insertGroups',
      part: author.part.id,
      index: 0,
      groups: [toFullGroup(named().group(0)), toFullGroup(named().group(0))],
    });
    expect(author.part.groups.map(({ instruction }) => instruction)).toEqual([
      'Questions 1–2: Choose.',
      'Questions 3–4: Choose.',
      'Questions 5–7: Choose.',
    ]);
  });

  it('names those of the part that it was copied into', () => {
    const author = named().send({ type: 'setTestType', testType: 'full_test' });
    author.send({ type: 'copyPart', part: author.part.id, to: author.form.parts[1]?.id ?? 0 }).openPartNumber(2);
    expect([author.numbers, author.group(0).instruction]).toEqual(['3 4', 'Questions 3–4: Choose.']);
  });
});

describe('a question', () => {
  it('comes to any place of its group', () => {
    const author = new Author('reading').addGroup('TFNG', 3);
    const [first] = author.group(0).questions;
    author.send({ type: 'placeQuestion', group: author.group(0).id, question: first?.id ?? 0, index: 2 });
    expect(author.group(0).questions[2]?.id).toBe(first?.id);
    expect(author.numbers).toBe('1 2 3');
  });

  it('leaves its blank behind, and has none where it comes to', () => {
    const author = new Author('reading').addGroup('FILL_BLANKS', 2).setGroup(0, { paragraph: '{1} and {2}' });
    author.addGroup('FILL_BLANKS', 1).setGroup(1, { paragraph: 'or {3}' });
    author.send({ type: 'placeQuestion', group: author.group(1).id, question: author.question(0, 0).id, index: 0 });
    expect([author.group(0).paragraph, author.group(1).paragraph, author.numbers]).toEqual([
      ' and {1}',
      'or {3}',
      '1 | 2 3',
    ]);
  });

  it('keeps the blank in its own text', () => {
    const author = new Author('reading').addGroup('FILL_BLANKS', 2).addGroup('FILL_BLANKS', 1);
    author.setQuestion(0, 0, { question: 'In the {1} of {7}' });
    author.send({ type: 'placeQuestion', group: author.group(1).id, question: author.question(0, 0).id, index: 1 });
    expect(author.question(1, 1).question).toBe('In the {3} of {7}');
  });

  it('keeps its key among the choices of another group, or shows that it is not offered', () => {
    const author = new Author('reading').addGroup('DROPDOWN', 2).choices(0, ['bank', 'reed']);
    author.choose(0, 0, 0).choose(0, 1, 1).addGroup('MATCH_TABLE').choices(1, ['nest', 'bank']);
    for (const at of [0, 0])
      author.send({ type: 'placeQuestion', group: author.group(1).id, question: author.question(0, at).id, index: 9 });
    expect(author.question(1, 0).chosen).toEqual([author.group(1).choices[1]?.id]);
    expect([author.question(1, 1).chosen, author.question(1, 1).answers]).toEqual([[], ['reed']]);
  });

  it('says YES where its new group does', () => {
    const author = new Author('reading').addGroup('TFNG', 1).addGroup('TFNG').setGroup(1, { labels: 'YNNG' });
    author.setQuestion(0, 0, { answers: ['TRUE'] });
    author.send({ type: 'placeQuestion', group: author.group(1).id, question: author.question(0, 0).id, index: 0 });
    expect(author.question(1, 0).answers).toEqual(['YES']);
  });

  it('stays where a group does not take it', () => {
    const author = everyTypeAuthor();
    const { form } = author;
    author.send({ type: 'placeQuestion', group: author.group(1).id, question: author.question(0, 0).id, index: 0 });
    expect(author.form).toBe(form);
  });

  it('fits groups of its type, and those of others that have the same fields', () => {
    const author = everyTypeAuthor();
    const fits = author.part.groups.map((from) =>
      author.part.groups
        .filter((to) => from.questions.every((question) => misfit(question, from, to) === null))
        .map(({ type }) => type)
        .join(' '),
    );
    expect(fits).toEqual([
      'TFNG',
      'MCQ MULTI',
      // Its two right options are more than the other type has.
      'MULTI',
      'FILL_BLANKS',
      'MATCH_TABLE DRAG_DROP DROPDOWN',
      'MATCH_TABLE DRAG_DROP DROPDOWN',
      'MATCH_TABLE DRAG_DROP DROPDOWN',
    ]);
  });

  it('is pasted into a group that takes it, and into no other', () => {
    const author = everyTypeAuthor();
    const from = toFullGroup(author.group(0));
    author.send({ type: 'insertQuestions', group: author.group(0).id, index: 1, from });
    expect(author.group(0).questions.map(({ question }) => question)).toEqual([
      'The heron flies.',
      'The heron flies.',
      'The heron waits.',
      'The heron waits.',
    ]);
    const { form } = author;
    expect(author.send({ type: 'insertQuestions', group: author.group(1).id, index: 0, from }).form).toBe(form);
  });
});

describe('a part', () => {
  it('is copied into another, which stays the section that it is', () => {
    const author = everyTypeAuthor().send({ type: 'setTestType', testType: 'full_test' });
    const [from, to] = author.form.parts;
    author.send({ type: 'copyPart', part: from?.id ?? 0, to: to?.id ?? 0 });
    const copy = author.openPartNumber(2).part;
    expect([copy.id, copy.content, copy.base]).toEqual([to?.id, from?.content, null]);
    expect(copy.groups.map(({ type }) => type)).toEqual(from?.groups.map(({ type }) => type));
    expect(new Set([...copy.groups, ...(from?.groups ?? [])].map(({ id }) => id)).size).toBe(14);
    expect(author.question(0, 0).number).toBe(10);
  });
});
