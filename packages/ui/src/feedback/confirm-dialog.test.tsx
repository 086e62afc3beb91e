import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function show(pending = false) {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <ConfirmDialog
      opened
      title="Submit?"
      confirmLabel="Submit now"
      cancelLabel="Check again"
      onConfirm={onConfirm}
      onCancel={onCancel}
      pending={pending}
    />,
  );
  return { onConfirm, onCancel, user: userEvent.setup() };
}

describe('ConfirmDialog', () => {
  it('starts on the safe answer', async () => {
    show();
    const safe = await screen.findByRole('button', { name: 'Check again' });
    await waitFor(() => expect(document.activeElement).toBe(safe));
  });

  it('confirms once', async () => {
    const { onConfirm, onCancel, user } = show();
    await user.click(await screen.findByRole('button', { name: 'Submit now' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it.each(['Check again', 'Close'])('cancels with %s', async (name) => {
    const { onConfirm, onCancel, user } = show();
    await user.click(await screen.findByRole('button', { name }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('cancels with Escape', async () => {
    const { onCancel, user } = show();
    await screen.findByRole('dialog', { name: 'Submit?' });
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('cannot be closed while the action is under way', async () => {
    const { onCancel, user } = show(true);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
  });
});
