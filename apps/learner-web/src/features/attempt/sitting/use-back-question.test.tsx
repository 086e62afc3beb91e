import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBackQuestion } from './use-back-question.ts';

function Exam({ ask }: { readonly ask: () => void }) {
  useBackQuestion(ask);
  return null;
}

it('keeps the page and asks, each time Back is pressed, and lets it go once the exam is off the screen', async () => {
  history.replaceState({ idx: 0 }, '', '/practice/reading');
  history.pushState({ idx: 1 }, '', '/sitting/one');
  const router = vi.fn<() => void>();
  const ask = vi.fn<() => void>();
  window.addEventListener('popstate', router);
  const { unmount } = render(<Exam ask={ask} />);
  for (const times of [1, 2]) {
    history.back();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(location.pathname).toBe('/sitting/one'));
  }
  expect(router).not.toHaveBeenCalled();

  unmount();
  history.back();
  await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/practice/reading');
  expect(ask).toHaveBeenCalledTimes(2);
  window.removeEventListener('popstate', router);
});
