import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

it('says that a file could not be read', async () => {
  fakeApi();
  const { user } = renderConsole('/create-reading-test');
  await user.click(await screen.findByRole('button', { name: 'Import JSON' }));
  await screen.findByRole('textbox', { name: 'JSON of a test' });
  const input = document.querySelector('[role="dialog"] input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The dialog has no file field');
  const gone = new File(['{}'], 'gone.json', { type: 'application/json' });
  Object.defineProperty(gone, 'text', { value: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  await user.upload(input, gone);
  expect(await screen.findByText(/^gone\.json could not be read\./)).toBeTruthy();
});
