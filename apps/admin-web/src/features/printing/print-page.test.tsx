import type { EditSection } from '@bandwise/api-contract/admin';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../testing/build-published.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { keyOf } from './answers-of.ts';

type Group = EditSection['groups'][number];

const [STATEMENTS] = buildPublished('reading').groups as [Group];
const group = (part: Partial<Group>): Group => ({ ...STATEMENTS, ...part });
const question = (number: number, part: Partial<Group['questions'][number]> = {}) => ({
  number,
  subpart: null,
  question: `Question text ${number}`,
  options: [],
  answers: [''],
  ...part,
});

const GROUPS: readonly Group[] = [
  group({ questions: [question(1, { answers: ['TRUE'] })] }),
  group({ type: 'MCQ', questions: [question(2, { options: ['Maria', 'Tom'], answers: ['Tom'] })] }),
  group({
    type: 'MULTI',
    questions: [question(3, { options: ['reeds', 'salt', 'fish'], answers: ['reeds', 'fish'] })],
  }),
  group({
    type: 'FILL_BLANKS',
    paragraph: '<p>It brings {5}.</p>',
    questions: [question(5, { answers: ['(the) floods', 'water'] })],
  }),
  group({ type: 'MATCH_TABLE', choices: ['Bell', 'Cole'], questions: [question(6, { answers: ['Cole'] })] }),
  group({
    type: 'DRAG_DROP',
    paragraph: '<p>Made of {7}.</p>',
    choices: ['iron', 'oak'],
    letters: 'A',
    questions: [question(7, { answers: ['oak'] })],
  }),
  group({
    type: 'DROPDOWN',
    choices: ['A short walk', 'A long wait'],
    questions: [question(8, { answers: ['A long wait'] })],
  }),
];

async function open(
  address = '/print/00000000-0000-4000-8000-00000000000e',
  parts = [buildPublished('reading', { groups: [...GROUPS] })],
) {
  const exam = buildExam(parts[0]?.skill ?? 'reading', parts);
  fakeApi({ 'GET /api/exam/:id': () => json({ ...exam, description: 'Marsh and Mill' }) });
  const view = renderConsole(address);
  await screen.findByRole('button', { name: 'Print' });
  return view;
}

const cover = () => within(screen.getByRole('region', { name: 'Marsh' }));
const option = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('prints a booklet and an answer sheet, and the key only where it is chosen', async () => {
  const { user } = await open();
  expect(['Booklet', 'Answer sheet', 'Answer key'].map((name) => option(name).checked)).toEqual([true, true, false]);
  expect(screen.queryByRole('region', { name: 'Answer key' })).toBeNull();
  await user.click(option('Answer key'));
  await user.click(option('Booklet'));
  expect(screen.getByRole('region', { name: 'Answer key' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Marsh' })).toBeNull();
  await user.click(option('Answer sheet'));
  await user.click(option('Answer key'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
});

it('has a cover with the title, the minutes and the number of questions', async () => {
  await open();
  expect(cover().getByText('IELTS Reading, Academic')).toBeTruthy();
  expect(cover().getByText('20 minutes')).toBeTruthy();
  expect(cover().getByText('8 questions')).toBeTruthy();
});

it('has the passage and the questions of every type, without an answer', async () => {
  await open();
  const part = within(screen.getByRole('region', { name: 'Part 1' }));
  expect(part.getByText('The marsh floods.')).toBeTruthy();
  for (const number of [1, 2, 3, 6, 8]) expect(part.getByText(`Question text ${number}`)).toBeTruthy();
  expect(part.getByText(/It brings/)).toBeTruthy();
  expect(part.getByText(/Made of/)).toBeTruthy();
  expect(part.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  // A list that opens on the screen stands above its questions on paper, with letters.
  const list = within(part.getByText('A short walk').closest('dl') ?? document.body);
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['A', 'B']);
});

it('has a line for each number of the test on the answer sheet', async () => {
  await open();
  const sheet = within(screen.getByRole('region', { name: 'Answer sheet' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
});

it('writes each key with the letter that the booklet prints', async () => {
  const { user } = await open();
  await user.click(option('Answer key'));
  const rows = within(screen.getByRole('region', { name: 'Answer key' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['1', 'TRUE'],
    ['2', 'B — Tom'],
    ['3–4', 'A — reeds; C — fish'],
    ['5', '(the) floods / water'],
    ['6', 'Cole'],
    ['7', 'B — oak'],
    ['8', 'B — A long wait'],
  ]);
});

it('writes only the answers that count', () => {
  const choice = {
    type: 'MCQ' as const,
    questions: [question(1, { options: ['Maria', 'Tom'], answers: ['Tom', 'Maria'] })],
  };
  expect(keyOf([group(choice)])).toEqual([{ label: '1', answer: 'B — Tom' }]);
});

it('prints one part alone, and opens the dialog of the browser', async () => {
  const other = buildPublished('reading', { id: SECTION.replace('51', '52'), title: 'Mill', part_number: 2 });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open(`/print/00000000-0000-4000-8000-00000000000e?part=${other.id}`, [
    buildPublished('reading'),
    other,
  ]);
  expect(screen.getByRole('heading', { name: 'Print: Mill' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Part 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('leads to the help about printing', async () => {
  await open();
  const help = screen.getByRole('link', { name: 'Help (opens in a new tab)' });
  expect([help.getAttribute('target'), help.getAttribute('href')]).toEqual(['_blank', '/help?for=/print']);
});

it('prints tasks without a sheet or a key', async () => {
  await open(undefined, [buildPublished('writing')]);
  expect(screen.getByText('Describe the marsh.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Include' })).toBeNull();
});
