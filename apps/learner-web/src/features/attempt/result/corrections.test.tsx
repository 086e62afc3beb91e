import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Corrections } from './corrections.tsx';

const put = { at: '2026-11-22T10:00:00.000Z', before: 8, after: 9, reason: 'The text says dock, too.', isUndo: false };

it('says of a result that was corrected what it was, what it is, when and why, and so of what was taken back [D71]', () => {
  const back = { at: '2026-11-23T10:00:00.000Z', before: 9, after: 8, reason: '', isUndo: true };
  const { container } = render(<Corrections corrections={[put, back]} total={9} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'This result was corrected on 22 Nov 2026. Your marks changed from 8 to 9 of 9. Reason: The text says dock, too.',
    'A correction to this result was undone on 23 Nov 2026. Your marks changed from 9 to 8 of 9.',
  ]);
});

it('shows a reason as the words that it is', () => {
  const { container } = render(<Corrections corrections={[{ ...put, reason: '<b>dock</b>' }]} total={9} />);
  expect(container.textContent).toContain('Reason: <b>dock</b>');
  expect(container.querySelector('b')).toBeNull();
});

it('says nothing of a result that is as it was handed in', () => {
  expect(render(<Corrections corrections={[]} total={9} />).container.textContent).toBe('');
});
