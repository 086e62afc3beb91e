import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../../../testing/build-published.ts';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../../testing/render-console.tsx';

const box = (number: number, list = 0) =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: `Question ${number} in any order` })[list];
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function edit(any_order: readonly (readonly number[])[]) {
  const [group] = buildPublished('reading').groups;
  const questions = [1, 2, 3, 4].map((number) => {
    const words = ['', 'water', 'floods', 'fish', 'reeds'][number] ?? '';
    return { number, subpart: null, question: 'It brings', options: [], answers: [words] };
  });
  const groups = group === undefined ? [] : [{ ...group, type: 'FILL_BLANKS' as const, questions, any_order }];
  const part = buildPublished('reading', { groups });
  fakeApi({ 'GET /api/section/:id': () => json(part), 'GET /api/exam/:id': () => json(buildExam('reading', [part])) });
  const { user } = renderConsole(`/create-reading-test/${SECTION}`);
  await screen.findByRole('button', { name: 'Add answers in any order' });
  return user;
}

it('offers a question to one list only, and a further list while two questions are left [D156]', async () => {
  const user = await edit([[1, 2]]);
  expect([1, 2, 3, 4].map((number) => box(number)?.checked)).toEqual([true, true, false, false]);
  await user.click(button('Add answers in any order'));
  await waitFor(() => expect(document.activeElement).toBe(box(3, 1)));
  expect([1, 2, 3, 4].map((number) => box(number, 1)?.disabled)).toEqual([true, true, false, false]);
  await user.keyboard(' ');
  expect(box(3, 1)?.checked).toBe(true);
  expect(box(3)?.disabled).toBe(true);
  expect(button('Add answers in any order').disabled).toBe(true);
});

it('removes a list, leads to what adds one, and takes it back', async () => {
  const user = await edit([
    [1, 2],
    [3, 4],
  ]);
  await user.click(button('Remove list 1 of answers in any order'));
  expect([1, 2, 3, 4].map((number) => box(number)?.checked)).toEqual([false, false, true, true]);
  await waitFor(() => expect(document.activeElement).toBe(button('Add answers in any order')));
  await user.click(button('Undo last change'));
  expect([1, 2, 3, 4].map((number) => box(number)?.checked)).toEqual([true, true, false, false]);
});
