import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Document, Packer, Paragraph } from 'docx';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const NAME = 'New groups from text';

async function open() {
  fakeApi();
  const { user } = renderConsole('/create-reading-test');
  await user.click(await screen.findByRole('button', { name: NAME }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const choose = (file: File) => {
    const input = document.querySelector('[role="dialog"] input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The dialog has no file field');
    return user.upload(input, file);
  };
  return { user, dialog, text, choose };
}

async function wordFile(...lines: readonly string[]): Promise<File> {
  const document = new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] });
  return new File([await Packer.toArrayBuffer(document)], 'ferry.docx');
}

it('keeps what was pasted when somebody clicks beside the dialog', async () => {
  const { user, text } = await open();
  await user.click(text);
  await user.paste('1 What?');
  const beside = document.querySelector('.mantine-Modal-overlay');
  if (beside === null) throw new Error('Nothing is beside the dialog');
  await user.click(beside);
  expect([text.isConnected, text.value]).toEqual([true, '1 What?']);
});

it('asks before Escape or Cancel loses what was pasted', async () => {
  const { user, dialog, text } = await open();
  await user.click(text);
  await user.paste('1 What?');
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Close without adding?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without adding?' })).toBeNull());
  expect(text.value).toBe('1 What?');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard the text' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes without a question while it is empty', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that a Word file could not be read, and takes another one', async () => {
  const { dialog, text, choose } = await open();
  const gone = new File(['x'], 'gone.docx');
  Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  await choose(gone);
  expect(await dialog.findByText(/^gone\.docx could not be read\./)).toBeTruthy();
  await choose(await wordFile('1 Where?'));
  await waitFor(() => expect(text.value).toContain('1 Where?'));
  expect(dialog.queryByText(/could not be read/)).toBeNull();
});

it('puts a Word file in the place of a typed text only when its author says so', async () => {
  const { user, dialog, text, choose } = await open();
  fireEvent.change(text, { target: { value: '1 What?' } });
  await choose(await wordFile('1 Where?'));
  await user.click(await dialog.findByRole('button', { name: 'Keep the text' }));
  expect(text.value).toBe('1 What?');
  await choose(await wordFile('1 Where to?'));
  await user.click(await dialog.findByRole('button', { name: 'Replace the text' }));
  expect(text.value).toContain('1 Where to?');
  await choose(await wordFile('1 When?'));
  await waitFor(() => expect(text.value).toContain('1 When?'));
});
