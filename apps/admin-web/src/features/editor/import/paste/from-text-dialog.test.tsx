import { json } from '@bandwise/ui/testing/fake-api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Document, ImageRun, Packer, Paragraph } from 'docx';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

const NAME = 'New groups from text';

async function open(handlers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi(handlers);
  const { user } = renderConsole('/create-reading-test');
  await user.click(await screen.findByRole('button', { name: NAME }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  const text = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const choose = (file: File) => {
    const input = document.querySelector('[role="dialog"] input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('The dialog has no file field');
    return user.upload(input, file);
  };
  return { api, user, dialog, text, choose };
}

const ID = '7f3c1d1e-8a54-4b6c-9d2f-0123456789ab';
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

async function wordFile(...lines: readonly (ImageRun | string)[]): Promise<File> {
  const children = lines.map((line) => new Paragraph(typeof line === 'string' ? line : { children: [line] }));
  const document = new Document({ sections: [{ children }] });
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
  await user.click(await screen.findByRole('button', { name: 'Discard text' }));
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
  await user.click(await dialog.findByRole('button', { name: 'Keep text' }));
  expect(text.value).toBe('1 What?');
  await choose(await wordFile('1 Where to?'));
  await user.click(await dialog.findByRole('button', { name: 'Replace text' }));
  expect(text.value).toContain('1 Where to?');
  await choose(await wordFile('1 When?'));
  await waitFor(() => expect(text.value).toContain('1 When?'));
});

it('stores the pictures of a Word file when its text is added, and not before', async () => {
  const stored = { id: ID, url: `/api/media/${ID}`, content_type: 'image/png', size: 70, filename: 'a.png' };
  const { api, user, dialog, text, choose } = await open({ 'POST /api/media': () => json(stored, 201) });
  const picture = new ImageRun({ type: 'png', data: PIXEL, transformation: { width: 40, height: 30 } });
  const lines = [
    'READING PASSAGE 1',
    'The ferry was late, and nobody knew why it had not come.',
    picture,
    'Questions 1–1',
    'Answer the question.',
    '1 Where?',
  ];
  await choose(await wordFile(...lines));
  await waitFor(() => expect(text.value).toContain('1 Where?'));
  const add = await dialog.findByRole('button', { name: /^Add/ });
  expect(api.made('POST /api/media')).toEqual([]);
  await user.click(add);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.made('POST /api/media')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'JSON Output Preview' }));
  const written = (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'JSON of the test' })).value;
  expect(written).toContain(`/api/media/${ID}`);
  expect(written).not.toContain('data:image');
});

it('adds nothing, and loses nothing, when a picture cannot be stored', async () => {
  const { user, dialog, text, choose } = await open({
    'POST /api/media': () => json({ message: 'The disk is full' }, 503),
  });
  const picture = new ImageRun({ type: 'png', data: PIXEL, transformation: { width: 40, height: 30 } });
  await choose(
    await wordFile(
      'READING PASSAGE 1',
      'The ferry was late, and nobody knew why.',
      picture,
      'Questions 1–1',
      '1 Where?',
    ),
  );
  await waitFor(() => expect(text.value).toContain('1 Where?'));
  await user.click(await dialog.findByRole('button', { name: /^Add/ }));
  expect(await screen.findByText('The disk is full')).toBeTruthy();
  expect(text.value).toContain('1 Where?');
});

const STATEMENTS = (name: string, first: string, verdict: string) => `${name}
Questions 1–2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 ${first}
2 The lake is deep.
Answers
1 ${verdict}
2 FALSE`;

it('reads one of several tests with its own key', async () => {
  const { user, dialog, text } = await open();
  const two = [
    STATEMENTS('TEST 1', 'The ferry is new.', 'TRUE'),
    STATEMENTS('TEST 2', 'The gate is low.', 'NOT GIVEN'),
  ];
  fireEvent.change(text, { target: { value: two.join('\n') } });
  const choice = await dialog.findByRole<HTMLSelectElement>('combobox', { name: /^The text contains 2 tests/ });
  expect(dialog.getByText('The ferry is new.')).toBeTruthy();
  expect(dialog.queryByText('The gate is low.')).toBeNull();
  await user.selectOptions(choice, 'TEST 2');
  expect(await dialog.findByText('The gate is low.')).toBeTruthy();
  expect(dialog.getByText('Key: NOT GIVEN')).toBeTruthy();
  expect(dialog.getByText('All 2 questions named in the headings were found.')).toBeTruthy();
});

it('lists the lines that are not understood, and says which answers stood in the text', async () => {
  const { dialog, text } = await open();
  const pasted = `Questions 1–3
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 The ferry is new. (TRUE)
2 The lake is deep.
Answers
2 FALSE
bring your own pencil`;
  fireEvent.change(text, { target: { value: pasted } });
  expect(await dialog.findByText('1 line was not recognised')).toBeTruthy();
  expect(dialog.getByText('bring your own pencil')).toBeTruthy();
  expect(dialog.getByText('The headings name 3 questions, but 2 were found.')).toBeTruthy();
  expect(dialog.getByText(/^The text contained the answers of these questions: 1\./)).toBeTruthy();
  expect(dialog.getByText('The ferry is new.')).toBeTruthy();
});

it('says which passage was recognised, how long it is, and where it begins and ends', async () => {
  const { dialog, text } = await open();
  const pasted = `READING PASSAGE 1
The Weir

It was built of stone that came down the river on rafts in the spring.

Nobody alive has seen the gates move, and the keys were lost.

Questions 1–2
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 It is made of stone.
2 The gates are in use.`;
  fireEvent.change(text, { target: { value: pasted } });
  const passage = within(await dialog.findByRole('region', { name: 'Recognised passage of part 1' }));
  expect(passage.getByText('The Weir')).toBeTruthy();
  expect(passage.getByText('2 paragraphs, 29 words')).toBeTruthy();
  expect(
    passage.getByText(
      'Begins “It was built of stone that came down…” and ends “…the gates move, and the keys were lost.”',
    ),
  ).toBeTruthy();
});

it('shows blanks as numbered lines, and the task by its IELTS name', async () => {
  const { dialog, text } = await open();
  const pasted = `Questions 4–5
Complete the notes below. Write ONE WORD ONLY for each answer.
Food: 4 ........
Drink: 5 ........`;
  fireEvent.change(text, { target: { value: pasted } });
  const blank = await dialog.findByText('4', { selector: 'span' });
  expect(blank.closest('p, li')?.textContent).toBe('Food: 4');
  expect(dialog.getByText('Completion, labelling or short answers')).toBeTruthy();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).not.toMatch(/[{}]|FILL_BLANKS/);
});

it('reads one of the tests of a Word file, whose keys are at its end', async () => {
  const { user, dialog, choose } = await open();
  const tests = ['The ferry is new.', 'The gate is low.'].map((first, index) =>
    STATEMENTS(`PRACTICE TEST ${index + 1}`, first, '')
      .split('\n')
      .slice(0, 5),
  );
  const keys = ['TRUE', 'NOT GIVEN'].map((verdict, index) => [
    `Reading test #${index + 1} answers`,
    `1 ${verdict}`,
    '2 FALSE',
  ]);
  await choose(await wordFile(...tests.flat(), ...keys.flat()));
  const choice = await dialog.findByRole<HTMLSelectElement>('combobox', { name: /^The text contains 2 tests/ });
  expect(dialog.getByText('Key: TRUE')).toBeTruthy();
  await user.selectOptions(choice, 'PRACTICE TEST 2');
  expect(await dialog.findByText('The gate is low.')).toBeTruthy();
  expect(dialog.getByText('Key: NOT GIVEN')).toBeTruthy();
  expect(dialog.getByText('1 group, 2 questions, all with a key')).toBeTruthy();
});
