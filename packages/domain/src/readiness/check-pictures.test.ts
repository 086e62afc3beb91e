import { expect, it } from 'vitest';
import { buildContent } from '../testing/builders.ts';
import { checkPictures } from './check-pictures.ts';

const codes = (html: string) => checkPictures(buildContent({ explanation: html })).map(({ code }) => code);

it.each([
  ['<img src="/api/media/1" alt="">', []],
  ['<img src="/api/media/1" alt="A map">', []],
  ['<img src="/api/media/1">', ['picture_without_description']],
  ['<img src="https://a.example/b.png" alt="A map">', ['picture_elsewhere']],
  ['<IMG SRC=//a.example/b.png>', ['picture_elsewhere', 'picture_without_description']],
  ['<img>', []],
  ['a < b', []],
])('says of %s what it lacks', (html, expected) => {
  expect(codes(html)).toEqual(expected);
});
