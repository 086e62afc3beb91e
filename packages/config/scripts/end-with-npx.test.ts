import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Duplex, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('end-with-npx.ts', import.meta.url));

/** Prints that it started, and why it stops: by a signal, or because the test has ended. */
const SERVER = `
  const say = (text) => console.log(process.env.npm_execpath + ' ' + text);
  process.on('SIGTERM', () => { say('stopped'); process.exit(); });
  new (require('node:net').Socket)({ fd: 3 }).resume().on('end', () => { say('still there'); process.exit(); });
  say('started');`;

/** Runs its arguments as pnpm runs a script: as a child process, and waits for it. */
const PNPM = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: [0, 1, 2, 3] });`;

it('ends with the shell in which npx runs pnpm, and survives any other shell', async () => {
  const pnpm = [process.execPath, '-e', PNPM, '--', '--import', SCRIPT, '-e', SERVER];
  const shell = spawn(
    'sh',
    ['-c', 'npm_execpath=/root/.npm/_npx/9c70/pnpm "$@" & npm_execpath=/usr/bin/pnpm "$@" & wait', 'sh', ...pnpm],
    { env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'inherit', 'pipe'] },
  );
  // `stdio` makes both of them pipes.
  const output = shell.stdout as Readable;
  const untilTheEnd = shell.stdio[3] as Duplex;
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  expect([await next(), await next()].toSorted()).toEqual([
    '/root/.npm/_npx/9c70/pnpm started',
    '/usr/bin/pnpm started',
  ]);

  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect(await next()).toBe('/root/.npm/_npx/9c70/pnpm stopped');
  untilTheEnd.end();
  expect(await next()).toBe('/usr/bin/pnpm still there');
});
