import { expect, it } from 'vitest';
import { Author, everyTypeAuthor } from '../../testing/author.ts';
import { dropPlaces, placeOf, type Moved } from './drop-places.ts';

function placesFor(author: Author, moved: Moved) {
  const { form, part: open } = author;
  const places = dropPlaces({ form, open, collapsed: author.state.view.collapsed }, moved);
  return { says: places.map((place) => place.says), at: placeOf(places, author.part, moved), places };
}

it('of a group are those between the others, and the ends of the other parts', () => {
  const author = new Author('reading').send({ type: 'setTestType', testType: 'full_test' });
  author.addGroup('TFNG', 1).addGroup('MCQ', 1).addGroup('MULTI', 1);
  const { says, at } = placesFor(author, { kind: 'group', id: author.group(1).id });
  expect(says).toEqual([
    'Before Group 1',
    'Before Group 3',
    'After Group 3',
    'To the end of Part 2',
    'To the end of Part 3',
  ]);
  expect(at).toBe(1);
});

it('of a question are those in every group that takes it', () => {
  const author = everyTypeAuthor().addGroup('TFNG').addGroup('TFNG', 1);
  const { says, at } = placesFor(author, { kind: 'question', id: author.question(0, 1).id });
  expect(says).toEqual([
    'Before question 1',
    'After question 1',
    'Into Group 8',
    'Before question 10',
    'After question 10',
  ]);
  expect(at).toBe(1);
});

it('of a question are one in a group that is collapsed: its end', () => {
  const author = new Author('reading').addGroup('TFNG', 1).addGroup('TFNG', 2);
  author.send({ type: 'toggleGroup', group: author.group(1).id });
  const { says, places } = placesFor(author, { kind: 'question', id: author.question(0, 0).id });
  expect(says).toEqual(['Into Group 1', 'To the end of Group 2']);
  expect(places[1]).toMatchObject({ index: 2, mark: { kind: 'group', id: author.group(1).id } });
});

it('of the only group of a single part is the one that it has', () => {
  const author = new Author('reading').addGroup('TFNG', 1);
  const { places, at } = placesFor(author, { kind: 'group', id: author.group(0).id });
  expect([places.length, at]).toEqual([1, 0]);
});
