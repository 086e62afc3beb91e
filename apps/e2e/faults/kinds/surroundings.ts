import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { setWritable, type SmallDisk } from './disk.ts';
import type { Fault } from '../phase.ts';
import { childrenOf } from '../../src/processes/running.ts';
import type { Random } from '../random.ts';
import type { Rig } from '../rig/start-rig.ts';
import { slowDown } from './slow-disk.ts';

/**
 * Shifts of the clock in seconds, in this order: once far forward, then back in steps. If a clock moved to and fro faster than answers
 * travel, its times would not show which of two answers is later (docs/reliability.md).
 */
export const SHIFTS = [7200, 600, 60, 5, 0, -5, -60, -600, -3600];

/** Fills the disk for some seconds. */
export async function fillDisk(disk: SmallDisk, random: Random): Promise<Fault> {
  const left = random.pick([0, 4096, 100_000, 1_000_000]);
  disk.fill(left);
  await delay(random.int(1500, 5000));
  disk.empty();
  return { name: `the disk was full but for ${left} bytes` };
}

/** Makes a folder read-only for some seconds. */
export async function makeReadOnly(folder: string, random: Random): Promise<Fault> {
  setWritable(folder, false);
  await delay(random.int(1500, 5000));
  setWritable(folder, true);
  return { name: 'the folder could not be written' };
}

/** Delays every write of the process that stores the files. */
export async function slowWrites({ api, server }: Rig, random: Random): Promise<Fault> {
  const pid = server ? server.database.pid() : api.pid();
  const milliseconds = server ? random.pick([20, 100, 400]) : random.pick([1, 5, 20]);
  return {
    name: `each write took ${milliseconds} ms longer`,
    lasts: 3000,
    undo: slowDown([pid, ...childrenOf(pid)], milliseconds),
  };
}

/** Delays all traffic between the API and PostgreSQL. */
export async function slowNetwork({ server }: Rig, random: Random): Promise<Fault> {
  const milliseconds = random.pick([10, 50, 200]);
  server?.proxy.delay(milliseconds);
  return { name: `each message took ${milliseconds} ms longer`, lasts: 3000, undo: () => server?.proxy.delay(0) };
}

/** Sets the clock of the API to the next of `SHIFTS`. */
export async function setClock({ clock }: Rig): Promise<Fault> {
  const now = existsSync(clock) ? Number(readFileSync(clock, 'utf8')) / 1000 : Number.NaN;
  const seconds = SHIFTS[SHIFTS.indexOf(now) + 1] ?? 0;
  writeFileSync(clock, String(seconds * 1000));
  // The process reads the file twenty times a second.
  await delay(100);
  return { name: `the API's clock was ${seconds} s ahead`, lasts: 1000 };
}
