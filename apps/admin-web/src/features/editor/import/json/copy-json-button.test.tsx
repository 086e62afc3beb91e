import { ThemeProvider } from '@bandwise/ui/theme/theme-provider.tsx';
import { holdTimers } from '@bandwise/ui/testing/hold-timers.ts';
import { replaceProperty } from '@bandwise/ui/testing/replace-property.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newExam } from '../../model/form/new-exam.ts';
import { CopyJsonButton } from './copy-json-button.tsx';

it('says Copied! for two seconds, counted from the last copy [A4-29 A9-11]', async () => {
  replaceProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } });
  render(
    <ThemeProvider>
      <CopyJsonButton form={() => newExam('reading')} />
    </ThemeProvider>,
  );
  const clock = holdTimers();
  const button = screen.getByRole('button');
  const copy = async () => {
    fireEvent.click(button);
    await clock.pass(0);
  };
  await copy();
  expect(button.textContent).toBe('Copied!');
  await clock.pass(1500);
  await copy();
  await clock.pass(1999);
  expect(button.textContent).toBe('Copied!');
  await clock.pass(1);
  expect(button.textContent).toBe('Copy JSON');
});
