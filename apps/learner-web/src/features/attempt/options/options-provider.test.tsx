import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { toast } from '../../../shared/toasts/toasts.ts';
import { OptionsProvider, useOpenOptions } from './options-provider.tsx';

function Opener() {
  return <button onClick={useOpenOptions()}>Options</button>;
}

it('says why the options do not open before they have arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const problem = vi.spyOn(toast, 'problem');
  render(
    <OptionsProvider bring={() => new Promise(() => {})}>
      <Opener />
    </OptionsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Options' }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(problem.mock.lastCall?.[0]).toMatch(/^The options could not be loaded/);
  vi.useRealTimers();
});
