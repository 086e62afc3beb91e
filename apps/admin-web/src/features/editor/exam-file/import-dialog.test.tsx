import { screen, within } from '@testing-library/react';
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

it('names once each what the editor cannot hold, and imports the rest when asked again', async () => {
  fakeApi();
  const { user } = renderConsole('/create-writing-test');
  await user.click(await screen.findByRole('button', { name: 'Import JSON' }));
  const frame = '<iframe src="https://a.example/"></iframe>';
  const part = { title: 'Chart', time: 20, part_number: 1, examContent: `<p>Describe it.</p>${frame}${frame}` };
  await user.click(await screen.findByRole('textbox', { name: 'JSON of a test' }));
  await user.paste(JSON.stringify({ description: 'Chart', writing: [part] }));
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import JSON' }));
  expect(dialog.getByText('Some of the test cannot be kept')).toBeTruthy();
  const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Part 1: A frame with another page (https://a.example/) cannot be kept']);
  await user.click(dialog.getByRole('button', { name: 'Import without it' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Test Name/ })).value).toBe('Chart');
});
