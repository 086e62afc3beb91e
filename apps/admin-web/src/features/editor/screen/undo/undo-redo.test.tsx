import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';

type User = ReturnType<typeof renderConsole>['user'];

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const questions = () => screen.queryAllByRole('textbox', { name: /^Text of question/ });
const says = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function withQuestions(count: number): Promise<User> {
  fakeApi();
  const { user } = renderConsole('/create-reading-test');
  await press(user, 'Add question group');
  await user.click(await screen.findByRole('menuitem', { name: /^True/, hidden: true }));
  for (let added = 0; added < count; added += 1) await press(user, 'Add question');
  await waitFor(() => expect(questions()).toHaveLength(count));
  return user;
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });

describe('undo and redo', () => {
  it('have buttons, which rest while there is nothing to do', async () => {
    const user = await withQuestions(1);
    expect(button('Redo last change').disabled).toBe(true);
    await user.click(button('Undo last change'));
    expect(questions()).toHaveLength(0);
    await user.click(button('Redo last change'));
    expect(questions()).toHaveLength(1);
    expect(button('Redo last change').disabled).toBe(true);
    await user.click(button('Undo last change'));
    await user.click(button('Undo last change'));
    expect(screen.queryByRole('button', { name: /^Group 1:/ })).toBeNull();
    expect(button('Undo last change').disabled).toBe(true);
  });

  it.each([
    ['{Control>}z{/Control}', '{Control>}{Shift>}z{/Shift}{/Control}'],
    ['{Control>}z{/Control}', '{Control>}y{/Control}'],
    ['{Meta>}z{/Meta}', '{Meta>}{Shift>}z{/Shift}{/Meta}'],
  ])('have keys outside of text fields: %s, %s', async (undo, redo) => {
    const user = await withQuestions(2);
    button(/^Group 1:/).focus();
    await user.keyboard(undo);
    expect(questions()).toHaveLength(1);
    await user.keyboard(redo);
    expect(questions()).toHaveLength(2);
  });

  it('leave the keys to a text field', async () => {
    const user = await withQuestions(2);
    questions()[1]?.focus();
    await user.keyboard('Herons{Control>}z{/Control}');
    expect(questions()).toHaveLength(2);
  });

  it('leave the keys to a question that is asked', async () => {
    const user = await withQuestions(1);
    await user.click(button('Delete question 1'));
    await screen.findByRole('dialog');
    await user.keyboard('{Control>}z{/Control}');
    expect(questions()).toHaveLength(1);
  });

  it('say what was undone and lead there, and the keys go on from there', async () => {
    const user = await withQuestions(2);
    await user.type(title(), 'Herons');
    await user.click(button('Undo last change'));
    expect(says()).toContain('Undone: title changed');
    await waitFor(() => expect(document.activeElement).toBe(title()));
    expect(title().value).toBe('');
    await user.keyboard('{Control>}z{/Control}');
    expect(says()).toContain('Undone: question 2 added');
    await waitFor(() => expect(document.activeElement).toBe(questions()[0]));
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(says()).toContain('Redone: question 2 added');
    await waitFor(() => expect(document.activeElement).toBe(questions()[1]));
    // The field undoes its own typing.
    await user.keyboard('x{Control>}z{/Control}');
    expect(questions()).toHaveLength(2);
  });

  it('bring back what was deleted, with what was in it', async () => {
    const user = await withQuestions(2);
    await user.type(questions()[1] ?? title(), 'It waits.');
    await user.click(button('Delete question 2'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete question 2' }));
    await waitFor(() => expect(questions()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(questions()[0]));
    await user.keyboard('{Control>}z{/Control}');
    expect(questions().map((field) => field.textContent)).toEqual(['', 'It waits.']);
  });
});
