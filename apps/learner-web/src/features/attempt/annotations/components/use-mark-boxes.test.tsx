import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useMarkBoxes } from './use-mark-boxes.ts';

it('renders a panel without marks no more often for what is typed in it', async () => {
  let renders = 0;
  function Panel() {
    const root = useRef<HTMLDivElement>(null);
    useMarkBoxes(root, NO_MARKS);
    renders += 1;
    return (
      <div ref={root}>
        <input aria-label="Answer" />
      </div>
    );
  }
  render(<Panel />);
  const before = renders;
  for (const value of ['c', 'ca', 'can']) {
    fireEvent.input(screen.getByLabelText('Answer'), { target: { value } });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  expect(renders).toBe(before);
});

const NO_MARKS: Parameters<typeof useMarkBoxes>[1] = [];
