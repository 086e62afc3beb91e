import { expect, it } from 'vitest';
import { linesOfText, recognise } from './index.ts';

const QUESTIONS = `Questions 1-2
Do the following statements agree with the information? Write TRUE, FALSE or NOT GIVEN.
1 The light was built of stone.
2 The keepers had a goat.`;

/** The paragraphs of the passage of a test whose lines are broken where they were full. */
const paragraphsOf = (passage: string) =>
  recognise({ lines: linesOfText(`READING PASSAGE 1\nThe Keepers\n${passage}\n${QUESTIONS}`) }).parts[0]?.passage;

it('begins a paragraph at the next letter, also where the line before it was full', () => {
  expect(
    paragraphsOf(`A The first light on the island was a fire in an iron basket, which
two men fed with coal from dusk until the first boats came home again.
B Its smoke hid the light on the nights when sailors needed it the most.
C A stone tower took its place in 1820, and the basket was sold as scrap.
I think the men missed it.`),
  ).toBe(
    '<h2>The Keepers</h2>' +
      '<p><strong>A</strong> The first light on the island was a fire in an iron basket, which two men fed with coal from dusk until the first boats came home again.</p>' +
      '<p><strong>B</strong> Its smoke hid the light on the nights when sailors needed it the most.</p>' +
      '<p><strong>C</strong> A stone tower took its place in 1820, and the basket was sold as scrap. I think the men missed it.</p>',
  );
});

it('begins a paragraph at a letter that has a line of its own', () => {
  expect(
    paragraphsOf(`A
The first light on the island was a fire in an iron basket, which the
two men fed with coal from dusk until the first boats came home again.
B
Its smoke hid the light on the nights when sailors needed it the most.`),
  ).toBe(
    '<h2>The Keepers</h2>' +
      '<p><strong>A</strong> The first light on the island was a fire in an iron basket, which the two men fed with coal from dusk until the first boats came home again.</p>' +
      '<p><strong>B</strong> Its smoke hid the light on the nights when sailors needed it the most.</p>',
  );
});

it('takes an article at the start of a full line for a part of its sentence', () => {
  expect(
    paragraphsOf(`The first light on the island was a fire in an iron basket, and it had
a keeper who fed it with coal from dusk until the boats came home again.
A stone tower took its place in 1820, and the basket was sold as scrap.`),
  ).not.toContain('<strong>');
});
