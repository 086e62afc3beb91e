import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartError } from '../config/start-error.ts';

/** Asks twice, without showing what is typed; from a pipe, takes its first line. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const first = await ask('Password: ');
  if (first !== (await ask('The same again: '))) throw new StartError('Passwords do not match');
  return first;
}

async function ask(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Only now, when nothing that is typed is shown.
  process.stdout.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
