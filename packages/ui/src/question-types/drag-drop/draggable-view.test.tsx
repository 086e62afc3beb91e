import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildGroup, buildQuestion } from '../../testing/build-group.ts';
import { renderGroup } from '../../testing/render-group.tsx';

const group = buildGroup('DRAG_DROP', {
  paragraph: '<p>Made of {19} and {20}.</p>',
  choices: ['iron', 'oak', 'stone'],
  questions: [buildQuestion(19), buildQuestion(20)],
});

const choice = (name: string) => within(screen.getByRole('group', { name: 'Choices' })).getByRole('button', { name });
const listed = () =>
  within(screen.getByRole('group', { name: 'Choices' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
/** The text of all live regions; dnd-kit's own stays silent. */
const said = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');
const gap = (number: number) => screen.getByRole('button', { name: new RegExp(`^Question ${number}, `) });

// It is fetched at its first use and is there at once from then on.
beforeAll(async () => {
  renderGroup(group);
  await screen.findByRole('group', { name: 'Choices' });
  cleanup();
});

describe('by keyboard', () => {
  it('picks up with Enter and drops with Enter', async () => {
    const { user, answers } = renderGroup(group);
    choice('oak').focus();
    await user.keyboard('{Enter}');
    gap(20).focus();
    await user.keyboard('{Enter}');
    expect(answers()).toEqual({ '20': 'oak' });
    expect(gap(20).getAttribute('aria-label')).toBe('Question 20, oak');
    expect(document.activeElement).toBe(gap(20));
  });

  it('cancels with Escape', async () => {
    const { user, answers } = renderGroup(group);
    choice('oak').focus();
    await user.keyboard('{Enter}{Escape}');
    gap(20).focus();
    await user.keyboard('{Enter}');
    expect(answers()).toEqual({});
  });

  it('leaves Escape to others while nothing is picked up', async () => {
    const { user } = renderGroup(group);
    const heard = vi.fn<() => void>();
    document.addEventListener('keydown', heard, { once: true });
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('returns a choice to the list with Delete', async () => {
    const { user, answers } = renderGroup(group, { answers: { '19': 'oak' } });
    expect(listed()).toEqual(['iron', 'stone']);
    gap(19).focus();
    await user.keyboard('{Delete}');
    expect(answers()).toEqual({});
    expect(listed()).toEqual(['iron', 'oak', 'stone']);
  });

  it('says what happened', async () => {
    const { user } = renderGroup(group);
    choice('oak').focus();
    await user.keyboard('{Enter}');
    expect(said()).toBe('oak picked up. Go to a blank and drop it.');
    gap(19).focus();
    await user.keyboard('{Enter}');
    expect(said()).toBe('oak dropped in Question 19.');
  });
});

describe('by click', () => {
  it('drops the chosen choice into the clicked gap and takes it out of the list [L5-18]', async () => {
    const { user, answers } = renderGroup(group);
    await user.click(choice('iron'));
    expect(choice('iron').getAttribute('aria-pressed')).toBe('true');
    await user.click(gap(19));
    expect(answers()).toEqual({ '19': 'iron' });
    expect(listed()).toEqual(['oak', 'stone']);
  });

  it('swaps two placed choices [D21]', async () => {
    const { user, answers } = renderGroup(group, { answers: { '19': 'iron', '20': 'oak' } });
    await user.click(gap(19));
    await user.click(gap(20));
    expect(answers()).toEqual({ '19': 'oak', '20': 'iron' });
  });

  it('sends the old choice back to the list', async () => {
    const { user, answers } = renderGroup(group, { answers: { '19': 'iron' } });
    await user.click(choice('oak'));
    await user.click(gap(19));
    expect(answers()).toEqual({ '19': 'oak' });
    expect(listed()).toEqual(['iron', 'stone']);
  });

  it('puts a placed choice back in the list', async () => {
    const { user, answers } = renderGroup(group, { answers: { '19': 'iron' } });
    await user.click(gap(19));
    await user.click(screen.getByRole('button', { name: 'Put back in the list' }));
    expect(answers()).toEqual({});
  });

  it('keeps a used choice in the list where choices are for reuse [D21]', async () => {
    const { user, answers } = renderGroup({ ...group, reuse_choices: true });
    for (const number of [19, 20]) {
      await user.click(choice('oak'));
      await user.click(gap(number));
    }
    expect(answers()).toEqual({ '19': 'oak', '20': 'oak' });
    expect(listed()).toEqual(['iron', 'oak', 'stone']);
  });
});

describe('elsewhere', () => {
  it('gives each question a row where there is no paragraph', () => {
    renderGroup({ ...group, paragraph: null, questions: [buildQuestion(23, { question: 'Opening hours' })] });
    expect(screen.getByRole('button', { name: 'Question 23, empty', description: 'Opening hours' })).toBeTruthy();
  });

  it('has no list and closed gaps while disabled', async () => {
    const { user, answers } = renderGroup(group, { disabled: true, answers: { '19': 'iron' } });
    expect(screen.queryByRole('group', { name: 'Choices' })).toBeNull();
    await user.click(gap(19));
    await user.click(gap(20));
    expect(answers()).toEqual({ '19': 'iron' });
  });
});

describe('with letters', () => {
  const lettered = { ...group, letters: 'A', choices_title: 'List of Words' } as const;
  const list = () => within(screen.getByRole('group', { name: 'List of Words' }));

  it('shows each choice with its letter, in the list and in its gap', () => {
    renderGroup(lettered, { answers: { '20': 'oak' } });
    expect(list().getByText('List of Words')).toBeTruthy();
    expect(list().getByRole('button', { name: 'C, stone' }).textContent).toBe('C stone');
    expect(screen.getByRole('button', { name: 'Question 20, B, oak' }).textContent).toBe('B oak');
  });

  it('takes a typed letter into a gap, from another gap too [D131]', async () => {
    const { user, answers } = renderGroup(lettered);
    gap(19).focus();
    await user.keyboard('c');
    expect(answers()).toEqual({ '19': 'stone' });
    gap(20).focus();
    await user.keyboard('C');
    expect(answers()).toEqual({ '20': 'stone' });
    await user.keyboard('x{Control>}a{/Control}');
    expect(answers()).toEqual({ '20': 'stone' });
  });

  it('takes no typed letter where choices have none, or numerals', async () => {
    const { user, answers } = renderGroup({ ...lettered, letters: 'i' });
    gap(19).focus();
    await user.keyboard('i');
    expect(answers()).toEqual({});
  });
});
