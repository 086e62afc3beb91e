import { setTimeout as delay } from 'node:timers/promises';
import { signal } from '../../src/processes/running.ts';
import type { Fault } from '../phase.ts';
import type { Random } from '../random.ts';
import type { Rig } from '../rig/start-rig.ts';

/** The promised recovery after connections hang or are lost, once new ones are possible (docs/reliability.md). */
const RECOVERY = 5000;

export async function killApi({ api }: Rig): Promise<Fault> {
  const pid = api.pid();
  signal(pid, 'SIGKILL');
  await untilGone(() => api.pid() === pid);
  return { name: 'the API was killed' };
}

/** The whole server, or one backend, for which PostgreSQL ends all others and starts over from its log. */
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

/** The moments tried; the log is rarely being written at one. */
const MOMENTS = 10;

/**
 * Some backends neither work nor end, as when a machine swaps or hangs. A backend stopped while it writes the log has PostgreSQL's lock on
 * it, and no client can commit: it is resumed, and others are stopped instead. A server that never commits stays stopped and is reported.
 */
export async function stopBackends(rig: Rig, random: Random): Promise<Fault> {
  const { database } = serverOf(rig);
  for (let moment = 1; ; moment += 1) {
    const all = [...database.backends()].sort(() => random.next() - 0.5);
    const stopped = all.slice(0, random.chance(0.3) ? all.length : random.int(1, 3));
    for (const pid of stopped) signal(pid, 'SIGSTOP');
    if (moment === MOMENTS || (await database.commits()))
      return {
        name: `${stopped.length} of ${all.length} backends were stopped`,
        undo: () => stopped.forEach((pid) => signal(pid, random.chance(0.5) ? 'SIGCONT' : 'SIGKILL')),
        bound: RECOVERY,
      };
    for (const pid of stopped) signal(pid, 'SIGCONT');
  }
}

/** Every connection ends at once. */
export async function resetConnections(rig: Rig): Promise<Fault> {
  serverOf(rig).proxy.reset();
  return { name: 'all connections were reset' };
}

/** Every connection is lost silently; new ones can be made. */
export async function loseConnections(rig: Rig): Promise<Fault> {
  serverOf(rig).proxy.lose();
  return { name: 'all connections were lost silently', bound: RECOVERY };
}

/** For some seconds nothing passes, on connections old or new. */
export async function holdConnections(rig: Rig, random: Random): Promise<Fault> {
  const { proxy } = serverOf(rig);
  const seconds = random.int(1, 6);
  proxy.hold(true);
  await delay(seconds * 1000);
  if (random.chance(0.5)) proxy.reset();
  proxy.hold(false);
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
