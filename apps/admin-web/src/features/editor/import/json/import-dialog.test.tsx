import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

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
  expect(dialog.getByText('Some content cannot be saved')).toBeTruthy();
  const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Part 1: A frame with another page (https://a.example/) cannot be saved']);
  await user.click(dialog.getByRole('button', { name: 'Import without it' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Test Name/ })).value).toBe('Chart');
});

it('reads a pasted file with a mark of its encoding, and keys that are letters, under the names of the file', async () => {
  fakeApi();
  const { user } = renderConsole('/create-reading-test');
  await user.click(await screen.findByRole('button', { name: 'Import JSON' }));
  const groups = [
    { type: 'TFNG', questions: [{ number: 1, question: 'It is old.', answer: 'F' }] },
    { type: 'MCQ', questions: [{ number: 2, question: 'It is', options: { A: 'new', B: 'old' }, answer: 'B' }] },
    {
      type: 'MULTI',
      questions: [{ number: '3-4', question: 'Which?', options: ['road', 'river', 'sea'], answer: 'A, C' }],
    },
    { type: 'FILL_BLANKS', questions: [{ number: 5, question: 'It is {5}.', answer: 'old OR OLD' }] },
  ];
  const part = { title: 'Passage 1', time: 20, part_number: 1, passage: ['<p>The bridge is old.</p>'], groups };
  await user.click(await screen.findByRole('textbox', { name: 'JSON of a test' }));
  await user.paste(`\uFEFF${JSON.stringify({ description: 'Bridges', reading: [part] }, null, '\r\n')}`);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })).value).toBe('Passage 1');
  await user.click(screen.getByRole('button', { name: 'JSON Output Preview' }));
  const written = (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'JSON of the test' })).value;
  const file = JSON.parse(written) as { description: string; reading: { groups: { questions: object[] }[] }[] };
  expect(file.description).toBe('Bridges');
  expect(file.reading[0]?.groups.flatMap(({ questions }) => questions)).toMatchObject([
    { number: 1, answer: 'FALSE' },
    { number: 2, options: ['new', 'old'], answer: 'old' },
    { number: 3, answer: ['road', 'sea'] },
    { number: 5, answer: ['old', 'OLD'] },
  ]);
});

async function importTask(examContent: string, handlers: Parameters<typeof fakeApi>[0] = {}, more: object = {}) {
  const api = fakeApi(handlers);
  const { user } = renderConsole('/create-writing-test');
  await user.click(await screen.findByRole('button', { name: 'Import JSON' }));
  await user.click(await screen.findByRole('textbox', { name: 'JSON of a test' }));
  const part = { title: 'Chart', time: 20, part_number: 1, examContent, ...more };
  await user.paste(JSON.stringify({ description: 'Chart', writing: [part] }));
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { api, user, press };
}

it('names a text that a part of this kind does not have', async () => {
  await importTask('<p>Describe it.</p>', {}, { explanation: 'Because.' });
  expect((await screen.findByText(/^Part 1: The explanation/)).textContent).toContain(
    'cannot be saved, because a writing part has no such text',
  );
});

const CREATE = 'POST /api/exam/new/writing';
const sent = (api: ReturnType<typeof fakeApi>) => JSON.stringify(api.made(CREATE)[0]?.body);

it('asks nobody again about what was left out at import [D53]', async () => {
  const { api, press } = await importTask('<p>Describe it.</p><iframe src="https://a.example/"></iframe>', {
    [CREATE]: () => json({ message: 'Later' }, 503),
  });
  await press('Import without it');
  await press('Publish Test');
  await vi.waitFor(() => expect(api.made(CREATE)).not.toEqual([]));
  expect(sent(api)).toContain('Describe it.');
  expect(sent(api)).not.toContain('iframe');
});

const ADDRESS = 'https://a.example/chart.png';
const WITH_PICTURES = `<p>Describe it. <img src="${ADDRESS}" alt="A chart"><img src="https://a.example/gone.png" alt="A map"></p>`;
const COPY = 'POST /api/media/copy';
const copied = () =>
  json({
    pictures: [{ address: ADDRESS, url: '/api/media/7f3c1d1e-8a54-4b6c-9d2f-0123456789ab', description: '' }],
    refused: [{ address: 'https://a.example/gone.png', reason: 'its site returned status 404' }],
  });

it('copies pictures of other sites when its author agrees, and says of each that could not be had why [D52]', async () => {
  const { api, press } = await importTask(WITH_PICTURES, { [COPY]: copied, [CREATE]: () => json({}, 503) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import JSON' }));
  expect(await dialog.findByText('Some pictures are on other websites')).toBeTruthy();
  expect(api.made(COPY)).toEqual([]);
  await press('Copy pictures and import');
  expect(
    await screen.findByText(
      /could not be copied \(its site returned status 404\), so learners will not see it\. Upload it/,
    ),
  ).toBeTruthy();
  expect(api.made(COPY)[0]?.body).toEqual({ addresses: [ADDRESS, 'https://a.example/gone.png'] });
  await press('Publish Test');
  await vi.waitFor(() => expect(api.made(CREATE)).not.toEqual([]));
  expect(sent(api)).toContain('/api/media/7f3c1d1e-8a54-4b6c-9d2f-0123456789ab');
});

it('fetches nothing when its author does not agree, and finds that the pictures will not be shown', async () => {
  const { api, press } = await importTask(WITH_PICTURES);
  await press('Import without copying pictures');
  expect(await screen.findAllByText(/is on another website, so learners will not see it\. Upload it/)).toHaveLength(2);
  expect(api.made(COPY)).toEqual([]);
});

it('stays open when nothing could be copied at all', async () => {
  const { press } = await importTask(WITH_PICTURES, { [COPY]: () => json({ message: 'Too many' }, 503) });
  await press('Copy pictures and import');
  expect(await screen.findByText('Too many')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Import JSON' })).toBeTruthy();
});

const repeats = () =>
  json({
    findings: [],
    repeats: { exam_id: '7f3c1d1e-8a54-4b6c-9d2f-0123456789ab', description: 'Charts of 2025' },
  });
const CHECK = 'POST /api/exam/check';
const HERE = 'This test already exists as “Charts of 2025”.';

it('finds that the test is here already, and asks nobody twice', async () => {
  const { api, press } = await importTask('<p>Describe it.</p>', { [CHECK]: repeats, [CREATE]: () => json({}, 422) });
  expect(await screen.findByText(HERE)).toBeTruthy();
  await press('Import duplicate');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Test Name/ })).value).toBe('Chart');
  await press('Publish Test');
  await vi.waitFor(() => expect(api.made(CREATE)).not.toEqual([]));
});

it('finds before publishing that the test is here already, and publishes it again only on purpose [D53]', async () => {
  let isThere = false;
  const { api, press } = await importTask('<p>Describe it.</p>', {
    [CHECK]: () => (isThere ? repeats() : json({ findings: [], repeats: null })),
    [CREATE]: () => json({}, 422),
  });
  await screen.findByRole('button', { name: 'Publish Test' });
  isThere = true;
  await press('Publish Test');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish a duplicate test?' }));
  expect(dialog.getByText(HERE)).toBeTruthy();
  expect(api.made(CREATE)).toEqual([]);
  const findings = within(screen.getByRole('region', { name: 'Validation Status', hidden: true }));
  expect(findings.getByText(HERE)).toBeTruthy();
  await press('Publish duplicate');
  await vi.waitFor(() => expect(api.made(CREATE)).not.toEqual([]));
});
