import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuestionGroupView } from '../questions/question-group-view.tsx';
import { buildGroup, buildQuestion } from '../testing/build-group.ts';
import { RichText } from './rich-text.tsx';

const dirOf = (text: string) => screen.getByText(text).closest('[dir]')?.getAttribute('dir');

it('gives each block of a text with right-to-left letters the direction of its own words', () => {
  const table = '<table><tbody><tr><td>مرحبا</td></tr></tbody></table>';
  const { container } = render(<RichText html={`<h2>שלום</h2><p>In English</p><ul><li>سلام</li></ul>${table}`} />);
  const blocks = [...container.querySelectorAll('h2, p, ul, li, table, td')];
  expect(blocks.map((block) => block.getAttribute('dir'))).toEqual(blocks.map(() => 'auto'));
});

it('gives a plain text in Arabic its direction', () => {
  render(<RichText html="ما هو الميناء؟" />);
  expect(dirOf('ما هو الميناء؟')).toBe('auto');
});

it('leaves a text of left-to-right letters as it is', () => {
  const { container } = render(<RichText html="<p>Ünïcode, naïve and Москва</p>" />);
  expect(container.querySelector('[dir]')).toBeNull();
});

it('lists choices in Hebrew from the right, though their letters are Latin', () => {
  const group = buildGroup('MCQ', { questions: [buildQuestion(1, { options: ['נמל', 'ים'] })] });
  render(<QuestionGroupView group={group} answers={{}} onAnswer={() => undefined} />);
  expect(screen.getByRole('radiogroup').getAttribute('dir')).toBe('rtl');
});
