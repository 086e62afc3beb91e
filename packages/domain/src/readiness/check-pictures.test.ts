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
  ['<img src="https://a.example/b.png?a=1&amp;b=2" alt="A map">', ['picture_elsewhere']],
])('says of %s what it lacks', (html, expected) => {
  expect(codes(html)).toEqual(expected);
});

it('says why a picture of another site could not be copied', () => {
  const html = '<img src="https://a.example/b.png?a=1&amp;b=2" alt="A map">';
  const notCopied = { 'https://a.example/b.png?a=1&b=2': 'it is larger than 5 MB' };
  expect(checkPictures(buildContent({ explanation: html }), notCopied)).toMatchObject([
    {
      message: expect.stringContaining(
        'on another website and could not be copied (it is larger than 5 MB), so learners will not see it. Upload it',
      ),
    },
  ]);
});
