import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A virtual screen for a browser without headless mode. */
export interface Display {
  /** The value of DISPLAY. */
  readonly name: string;
  stop(): Promise<void>;
}

export async function startDisplay(
  program: string,
  { width, height }: { width: number; height: number },
): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'close');
  // The server writes the number of the display to descriptor 3.
  const [line] = await Promise.race([once(server.stdio[3] as Readable, 'data'), ended]);
  if (!Buffer.isBuffer(line)) throw new Error(`${program} ended before it had a screen`);
  return {
    name: `:${line.toString().trim()}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
