import { describe, expect, it } from 'vitest';
import { measureHtml } from '../html/measure-html.ts';
import { LIMITS } from '../limits.ts';
import { parseExam } from './parse-exam.ts';

const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
const part = (fields: object, group: object = {}, question: object = {}) => ({
  title: 'Rivers',
  passage: '<p>One</p>',
  groups: [
    { type: 'TFNG', questions: [] },
    { type: 'FILL_BLANKS', questions: [{ number: 1, answer: 'a', ...question }], ...group },
  ],
  ...fields,
});

function issuesOf(reading: object): readonly (readonly [string, string])[] {
  const parsed = parseExam({ reading: [reading] });
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => [path.join('.'), message]);
}

const FIELDS: readonly (readonly [string, string, (html: string) => object])[] = [
  ['reading.0.passage', 'Passage', (passage) => part({ passage })],
  ['reading.0.passage', 'Passage', (html) => part({ passage: ['<p>One</p>', html] })],
  ['reading.0.explanation', 'Explanation', (explanation) => part({ explanation })],
  ['reading.0.groups.1.instruction', 'Group 2: Instruction', (instruction) => part({}, { instruction })],
  ['reading.0.groups.1.paragraph', 'Group 2: Text with blanks', (paragraph) => part({}, { paragraph })],
  ['reading.0.groups.1.imgContent', 'Group 2: Picture', (imgContent) => part({}, { imgContent })],
  [
    'reading.0.groups.1.questions.0.question',
    'Group 2, 1st question: Question text',
    (question) => part({}, {}, { question }),
  ],
];

describe('how much markup a text may hold', () => {
  it.each(FIELDS)('is limited in depth, by the name of the field: %s', (path, label, build) => {
    expect(issuesOf(build(nested(LIMITS.htmlDepthMax)))).toEqual([]);
    const message = `${label} is nested too deeply: at most 100 HTML elements can be inside one another`;
    expect(issuesOf(build(nested(LIMITS.htmlDepthMax + 1)))).toEqual([[path, message]]);
  });

  it('is limited in the number of elements of one text', () => {
    const explanation = '<i>a</i>'.repeat(LIMITS.htmlElementsMax);
    expect(issuesOf(part({ explanation }))).toEqual([]);
    expect(issuesOf(part({ explanation: `${explanation}<br>` }))).toEqual([
      ['reading.0.explanation', 'Explanation must have at most 10000 HTML elements'],
    ]);
  });

  it('is limited in the number of elements of an exam', () => {
    const elements = '<i>a</i>'.repeat(LIMITS.htmlElementsMax);
    const groups = Array.from({ length: 5 }, () => ({ type: 'FILL_BLANKS', paragraph: elements, questions: [] }));
    expect(issuesOf(part({ groups, passage: 'One' }))).toEqual([]);
    expect(issuesOf(part({ groups, passage: 'One', explanation: '<br>' }))).toEqual([
      ['reading.0.explanation', 'Explanation makes the test too large: a test can have at most 50000 HTML elements'],
    ]);
  });

  it('is told of the task of a writing test too', () => {
    const parsed = parseExam({ writing: { title: 'Chart', examContent: nested(LIMITS.htmlDepthMax + 1) } });
    expect(parsed).toMatchObject({ ok: false, errors: [{ path: ['writing', 'examContent'] }] });
  });

  it.each([
    ['paragraphs without end tags', '<p>a'.repeat(500), 1],
    ['items without end tags', `<ul>${'<li>a'.repeat(500)}</ul>`, 2],
    ['rows and cells without end tags', `<table>${'<tr><th>a<td>b'.repeat(500)}</table>`, 3],
    ['elements without content', '<br><img src="a"><hr/>'.repeat(500), 0],
    ['end tags without a beginning', '</b></p>'.repeat(500), 0],
    ['what is no markup', '2 < 3 and 4 > 3 '.repeat(500), 0],
  ])('does not take %s for nested', (_, html, depth) => {
    expect(measureHtml(html).depth).toBe(depth);
  });

  it('is told of the largest text there may be', () => {
    expect(measureHtml('<b><p>'.repeat(80_000))).toEqual({ elements: 160_000, depth: 160_000 });
    expect(issuesOf(part({ explanation: '<b><p>'.repeat(80_000) }))).toHaveLength(1);
  });
});
