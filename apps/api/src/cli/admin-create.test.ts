import { describe, expect, inject, it } from 'vitest';
import { runScript } from '../testing/run-script.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const engine = inject('engine');
const cwd = temporaryFolder();
const env: Record<string, string> = engine.kind === 'postgres' ? { DATABASE_URL: engine.processUrl } : {};
const email = `head-${process.pid}@example.com`;

async function create(given: { args?: string[]; input?: string; env?: Record<string, string> }) {
  const args = given.args ?? ['--email', email, '--first', 'Ada', '--last', 'Byron'];
  const script = runScript('cli/admin-create.ts', {
    cwd,
    args,
    input: given.input ?? '',
    env: { ...env, ...given.env },
  });
  const { code } = await script.ended;
  return { code, output: script.output(), errors: script.errors() };
}

describe('admin-create', { timeout: 30_000 }, () => {
  it('explains itself', async () => {
    const answer = await create({ args: ['--email', email] });
    expect(answer).toMatchObject({ code: 1, output: '' });
    expect(answer.errors).toContain('bandwise admin-create --email ADDRESS --first NAME --last NAME');
    expect((await create({ args: ['--colour', 'blue'] })).errors).toMatch(/^Unknown option '--colour'/);
  });

  it('refuses a poor password and a bad address in one line [D167]', async () => {
    expect(await create({ input: 'short\n' })).toEqual({
      code: 1,
      output: '',
      errors: 'The password must have at least 8 characters.\n',
    });
    expect((await create({ input: 'password123\n' })).errors).toBe(
      'This password is too common: attackers try it first. Please choose another, such as four unrelated words.\n',
    );
    const args = ['--email', 'nonsense', '--first', 'Ada', '--last', 'Byron'];
    expect(await create({ args, input: 'long enough\n' })).toMatchObject({
      code: 1,
      errors: 'Please enter a valid email address.\n',
    });
  });

  it('adds an administrator once, the password from a pipe or the environment', async () => {
    expect(await create({ input: 'from the pipe\n' })).toEqual({
      code: 0,
      output: `${email} is an administrator.\n`,
      errors: '',
    });
    expect(await create({ env: { ADMIN_PASSWORD: 'from the environment' } })).toEqual({
      code: 1,
      output: '',
      errors: 'There is already an account with this email address.\n',
    });
  });
});
