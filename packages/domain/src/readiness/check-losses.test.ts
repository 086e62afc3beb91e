import { expect, it } from 'vitest';
import { buildContent, buildKeyedGroup } from '../testing/builders.ts';
import { checkLosses } from './check-losses.ts';

const group = buildKeyedGroup('MCQ', 1);
const [question] = group.questions;
const before = buildContent({
  passage: ['<p>a</p>', '<p><img src="http://a.example/b.png"></p>'],
  explanation: '<table><tr><td>a</td></tr></table>',
  groups: [
    group,
    {
      ...group,
      instruction: '<a href="tel:123">call</a>',
      imgContent: `<img src="data:image/bmp;base64,${'A'.repeat(200)}">`,
      questions:
        question === undefined ? [] : [{ ...question, question: '<iframe src="https://a.example/"></iframe>' }],
    },
  ],
});
const after = {
  ...before,
  passage: ['<p>a</p>'],
  explanation: 'a',
  groups: before.groups.map((one) => ({
    ...one,
    instruction: 'call',
    imgContent: null,
    questions: one.questions.map((asked) => ({ ...asked, question: '' })),
  })),
};

it('names what is lost, with its place', () => {
  const findings = checkLosses(before, after);
  expect(findings.map(({ where, message }) => [where, message])).toEqual([
    [{ field: 'passage' }, 'A picture (http://a.example/b.png) cannot be saved. Upload it and use its new address'],
    [{ field: 'explanation' }, 'A table cannot be saved'],
    [
      { group: 1, field: 'instruction' },
      'A link (tel:123) cannot be saved. A link must be a web address, an email address or a page of this site',
    ],
    [{ group: 1, field: 'imgContent' }, `A picture (data:image/bmp;base64,${'A'.repeat(58)}…) cannot be saved`],
    [{ group: 1, question: 0, field: 'question' }, 'A frame with another page (https://a.example/) cannot be saved'],
  ]);
  expect(new Set(findings.map(({ severity, code }) => `${severity} ${code}`))).toEqual(new Set(['error content_lost']));
});

it('is a warning once it is accepted, and nothing where nothing is lost', () => {
  const [first] = checkLosses(before, after, { isAccepted: true });
  expect(first).toMatchObject({
    severity: 'warning',
    message: 'A picture (http://a.example/b.png) was left out',
  });
  expect(checkLosses(before, before)).toEqual([]);
});
