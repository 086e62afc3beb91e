import { expect, it } from 'vitest';
import type { FullGroup } from '@bandwise/domain';
import { copyGroup } from '../changes/change-groups.ts';
import type { GroupForm } from '../form/form.ts';
import { idsFrom, withIdsAbove } from '../form/ids.ts';
import { Author } from '../../testing/author.ts';
import { fromFullGroup } from '../form/from-full-group.ts';
import { toFullGroup } from '../form/to-full-group.ts';

const question = (number: number) => ({ number, subpart: null, question: 'Q', options: [], answers: [`a${number}`] });
const group: FullGroup = {
  type: 'FILL_BLANKS',
  instruction: '',
  paragraph: null,
  choices: [],
  imgContent: null,
  labels: 'TFNG',
  reuse_choices: false,
  word_limit: null,
  questions: [19, 20, 21].map(question),
  any_order: [[19, 21]],
};
const form = () => fromFullGroup(group, idsFrom(1));
const ordersOf = (of: GroupForm) => toFullGroup(of).any_order;

it('keeps the questions whose answers may come in any order', () => {
  expect(toFullGroup(form())).toEqual(group);
});

it('lets them follow the questions, wherever these stand and whatever their numbers are', () => {
  const { questions, ...rest } = form();
  const numbers = [7, 8, 9];
  const moved = [...questions].sort((a, b) => b.number - a.number);
  const renumbered = moved.map((one, at) => Object.assign({}, one, { number: numbers[at] ?? 0 }));
  expect(ordersOf({ ...rest, questions: renumbered })).toEqual([[7, 9]]);
});

it('lets a copy have its own', () => {
  const copy = copyGroup(form(), idsFrom(100));
  expect(toFullGroup(copy)).toEqual(group);
  expect(copy.anyOrder?.flat().every((id) => id >= 100)).toBe(true);
});

it('drops a list of which one question is left', () => {
  const { questions, ...rest } = form();
  expect(ordersOf({ ...rest, questions: questions.slice(1) })).toBeUndefined();
});

it('follows questions that get other ids', () => {
  const author = new Author('reading');
  author.send({ type: 'insertGroups', part: author.part.id, index: 0, groups: [group] });
  const { parts } = withIdsAbove(author.form, 700);
  const [moved] = parts.flatMap(({ groups }) => groups);
  expect(moved && ordersOf(moved)).toEqual([[1, 3]]);
});
