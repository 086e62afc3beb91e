import { setTimeout as delay } from 'node:timers/promises';
import { signal } from '../../src/processes/running.ts';
import type { Fault } from '../phase.ts';
import type { Random } from '../random.ts';
import type { Rig } from '../rig/start-rig.ts';

/** The promised time of recovery after connections hang or are lost, in milliseconds (docs/reliability.md). */
const RECOVERY = 5000;

export async function killApi({ api }: Rig): Promise<Fault> {
  const pid = api.pid();
  signal(pid, 'SIGKILL');
  await untilGone(() => api.pid() === pid);
  return { name: 'the API was killed' };
}

/** Kills the whole server, or one backend: then PostgreSQL ends all others and recovers from its log. */
export async function killDatabase(rig: Rig, random: Random): Promise<Fault> {
  const { database } = serverOf(rig);
  const backends = database.backends();
  if (backends.length > 0 && random.chance(0.4)) {
    signal(random.pick(backends), 'SIGKILL');
    return { name: 'a backend of PostgreSQL was killed' };
  }
  const pid = database.pid();
  signal(pid, 'SIGKILL');
  await untilGone(() => database.pid() === pid);
  return { name: 'PostgreSQL was killed' };
}

/** The number of attempts to stop backends at a moment when none of them writes the log. */
const TRIES = 10;

/**
 * Stops some backends, as when a machine swaps or hangs. A backend that is stopped while it writes the log keeps the lock of the log, so
 * that no client can commit. It is resumed, and the backends are stopped at another moment. A server that never commits is reported.
 */
export async function stopBackends(rig: Rig, random: Random): Promise<Fault> {
  const { database } = serverOf(rig);
  for (let tries = 1; ; tries += 1) {
    const all = [...database.backends()].sort(() => random.next() - 0.5);
    const stopped = all.slice(0, random.chance(0.3) ? all.length : random.int(1, 3));
    for (const pid of stopped) signal(pid, 'SIGSTOP');
    if (tries === TRIES || (await database.commits()))
      return {
        name: `${stopped.length} of ${all.length} backends were stopped`,
        undo: () => stopped.forEach((pid) => signal(pid, random.chance(0.5) ? 'SIGCONT' : 'SIGKILL')),
        bound: RECOVERY,
      };
    for (const pid of stopped) signal(pid, 'SIGCONT');
  }
}

/** Resets every connection. */
export async function resetConnections(rig: Rig): Promise<Fault> {
  serverOf(rig).proxy.reset();
  return { name: 'all connections were reset' };
}

/** Loses every connection silently; new ones work. */
export async function loseConnections(rig: Rig): Promise<Fault> {
  serverOf(rig).proxy.lose();
  return { name: 'all connections were lost silently', bound: RECOVERY };
}

/** Stops all traffic for some seconds, also on new connections. */
export async function pauseConnections(rig: Rig, random: Random): Promise<Fault> {
  const { proxy } = serverOf(rig);
  const seconds = random.int(1, 6);
  proxy.pause(true);
  await delay(seconds * 1000);
  if (random.chance(0.5)) proxy.reset();
  proxy.pause(false);
  return { name: `nothing passed for ${seconds} s` };
}

export function serverOf({ server }: Rig): NonNullable<Rig['server']> {
  if (!server) throw new Error('This product has no PostgreSQL');
  return server;
}

async function untilGone(isThere: () => boolean): Promise<void> {
  const limit = Date.now() + 10_000;
  while (isThere() && Date.now() < limit) await delay(2);
}
