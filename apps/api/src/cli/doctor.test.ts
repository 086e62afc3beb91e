import { describe, expect, it } from 'vitest';
import { runScript } from '../testing/run-script.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

describe('doctor', { timeout: 30_000 }, () => {
  it('takes no arguments', async () => {
    const run = runScript('cli/doctor.ts', { cwd: temporaryFolder(), args: ['--fix'] });
    expect(await run.ended).toMatchObject({ code: 2 });
    expect([run.output(), run.errors()]).toEqual(['', expect.stringContaining('bandwise doctor')]);
  });

  it('says once that a setting is misspelled', async () => {
    const run = runScript('cli/doctor.ts', { cwd: temporaryFolder(), env: { DATABSE_URL: 'postgres://db/x' } });
    expect(await run.ended).toMatchObject({ code: 0 });
    expect(run.output()).toContain('warning settings  DATABSE_URL is not a setting');
    expect(run.errors()).toBe('');
  });
});
