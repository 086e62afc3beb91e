import { expect, it } from 'vitest';
import { buildContent, buildGroup } from '../testing/builders.ts';
import { checkUnread } from './check-unread.ts';

const content = buildContent({ groups: [buildGroup('MCQ', {}), buildGroup('FILL_BLANKS', { paragraph: 'a {1}' })] });

it('names what stands in fields that a section of its kind does not have', () => {
  const part = {
    examContent: ['<p>a</p>', '<img src="a.png">'],
    groups: [{ paragraph: '<p>Look at the map.</p>' }, { paragraph: 'a {1}' }],
  };
  expect(checkUnread(part, content)).toMatchObject([
    {
      code: 'content_lost',
      severity: 'error',
      where: { field: 'examContent' },
      message: 'The content, with a picture (a.png), cannot be saved, because a reading part has no such text',
    },
    {
      where: { group: 0, field: 'paragraph' },
      message: 'The text with blanks cannot be saved, because this type of question cannot have one',
    },
  ]);
  expect(checkUnread(part, content, { isAccepted: true })[1]).toMatchObject({
    severity: 'warning',
    message: 'The text with blanks was left out',
  });
});

it.each([null, 'text', {}, { groups: 'none', examContent: null }, { groups: [null, { paragraph: '<p></p>' }] }])(
  'has nothing to say of %j',
  (part) => {
    expect(checkUnread(part, content)).toEqual([]);
  },
);
