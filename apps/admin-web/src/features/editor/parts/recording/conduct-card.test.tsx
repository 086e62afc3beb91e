import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

async function open() {
  fakeApi();
  const { user } = renderConsole('/create-listening-test');
  const card = within(await screen.findByRole('region', { name: 'Under Exam Conditions' }));
  const field = (name: string) => card.getByRole<HTMLInputElement>('textbox', { name });
  return { user, card, field };
}

it('says the times of a listening test, and undoes what is typed', async () => {
  const { user, card, field } = await open();
  const reading = field('Seconds to read');
  expect(reading.value).toBe('30');
  await user.clear(reading);
  expect(reading.placeholder).toBe('30');
  await user.type(reading, '45');
  await user.click(card.getByRole('checkbox', { name: /^Learners can answer questions of other parts/ }));
  expect(reading.value).toBe('45');
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Seconds to read' }).value).toBe('30');
});

it('says at its field which time is too long', async () => {
  const { user, field } = await open();
  const last = field('Seconds to check at the end');
  await user.clear(last);
  await user.type(last, '601');
  await user.tab();
  await waitFor(() => expect(last.getAttribute('aria-invalid')).toBe('true'));
  expect(last.closest('section')?.textContent).toContain('must be a whole number from 0 to 600');
});
