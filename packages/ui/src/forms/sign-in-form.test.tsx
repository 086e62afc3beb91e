import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignInForm } from './sign-in-form.tsx';

function show(props: Partial<Parameters<typeof SignInForm>[0]> = {}) {
  const onSubmit = vi.fn<Parameters<typeof SignInForm>[0]['onSubmit']>().mockResolvedValue();
  render(<SignInForm onSubmit={onSubmit} {...props} />);
  return { onSubmit, user: userEvent.setup() };
}

describe('SignInForm', () => {
  it('hands over what was entered', async () => {
    const { onSubmit, user } = show();
    await user.type(screen.getByLabelText(/^Username/), 'learner@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'practice-makes-perfect');
    await user.click(screen.getByLabelText('Remember me'));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSubmit.mock.calls).toEqual([
      [{ username: 'learner@example.com', password: 'practice-makes-perfect', remember: true }],
    ]);
  });

  it('asks for both fields [L5-1]', async () => {
    const { onSubmit, user } = show();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(
      [screen.getByLabelText(/^Username/), screen.getByLabelText(/^Password/)].every((field) =>
        field.hasAttribute('required'),
      ),
    ).toBe(true);
  });

  it('sends once however often it is pressed', async () => {
    let finish = () => undefined as void;
    const onSubmit = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
    const { user } = show({ onSubmit });
    await user.type(screen.getByLabelText(/^Username/), 'a');
    await user.type(screen.getByLabelText(/^Password/), 'b{Enter}{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish();
  });

  it('shows the warning where a screen reader hears it [L2-17]', () => {
    show({ warning: 'Username or password is incorrect.' });
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe('Username or password is incorrect.');
  });

  it('shows and hides the password [L2-14]', async () => {
    const { user } = show();
    const field = screen.getByLabelText(/^Password/);
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.getAttribute('type')).toBe('password');
  });

  it('leads to the forgotten password only where there is such a page', () => {
    show({ forgotPasswordHref: '/forgot-password' });
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
  });
});
