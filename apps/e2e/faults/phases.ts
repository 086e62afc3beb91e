import { mountSmallDisk, whyNoReadOnly, whyNoSmallDisk, withoutOverride, type SmallDisk } from './kinds/disk.ts';
import {
  pauseConnections,
  killApi,
  killDatabase,
  loseConnections,
  resetConnections,
  stopBackends,
} from './kinds/kills.ts';
import type { Inject, Phase } from './phase.ts';
import { startRig, type Engine, type Rig } from './rig/start-rig.ts';
import { whyNoSlowDisk } from './kinds/slow-disk.ts';
import { SHIFTS, fillDisk, makeReadOnly, setClock, slowNetwork, slowWrites } from './kinds/surroundings.ts';

/** Faults of each kind in the whole campaign. */
const KILLS = 200;
const CONNECTIONS = 30;
const DISKS = 6;

export interface Plan {
  /** The phases of each engine in sequence; the engines run in parallel. */
  readonly lanes: readonly (readonly Phase[])[];
  readonly notTried: readonly string[];
}

/** Plans all phases that this machine can run, and lists the others with the reason. */
export function planCampaign(): Plan {
  const notTried: string[] = [];
  const where = (why: string | null, what: string, phases: readonly Phase[]) => {
    if (why === null) return phases;
    notTried.push(`${what}: ${why}`);
    return [];
  };
  const lane = (engine: Engine, own: readonly Phase[]): readonly Phase[] => [
    on(engine, { name: 'kills of the API', faults: KILLS, inject: killApi }),
    ...own,
    clockJumps(engine),
    ...where(whyNoSmallDisk(), `a full disk below ${engine}`, [fullDisk(engine)]),
    ...where(whyNoSlowDisk(), `a slow disk below ${engine}`, [
      on(engine, { name: 'slow disk', faults: DISKS, inject: slowWrites }),
    ]),
  ];
  const embedded = where(whyNoReadOnly(), 'a folder that may only be read', [readOnly()]);
  const server = [
    on('PostgreSQL', { name: 'kills of the database', faults: KILLS, inject: killDatabase }),
    on('PostgreSQL', { name: 'stopped backends', faults: CONNECTIONS, inject: stopBackends }),
    on('PostgreSQL', { name: 'cut connections', faults: CONNECTIONS, inject: inTurn(CUTS) }),
    on('PostgreSQL', { name: 'slow network', faults: DISKS, inject: slowNetwork }),
  ];
  return { lanes: [lane('PGlite', embedded), lane('PostgreSQL', server)], notTried };
}

const CUTS = [resetConnections, loseConnections, pauseConnections];

function inTurn(kinds: readonly Inject[]): Inject {
  return (rig, random, count) => (kinds[count % kinds.length] ?? killApi)(rig, random, count);
}

/** Plans a short round of all faults that need no small or slow disk, for the default tests. */
export function planShort(): Plan {
  const some = (engine: Engine, faults: number, kinds: readonly Inject[]) =>
    on(engine, {
      name: 'a little of everything',
      faults,
      start: () => startRig(engine, { isClockMovable: true }),
      inject: inTurn(kinds),
      isClockMoved: true,
    });
  const onServer = [killApi, killDatabase, resetConnections, stopBackends, setClock, loseConnections, slowNetwork];
  return {
    lanes: [[some('PGlite', 4, [killApi, setClock])], [some('PostgreSQL', 14, onServer)]],
    notTried: [],
  };
}

function on(engine: Engine, phase: Omit<Phase, 'engine' | 'start'> & { start?: () => Promise<Rig> }): Phase {
  return { start: () => startRig(engine), ...phase, engine };
}

function clockJumps(engine: Engine): Phase {
  return on(engine, {
    name: 'clock jumps',
    faults: SHIFTS.length,
    start: () => startRig(engine, { isClockMovable: true }),
    inject: setClock,
    isClockMoved: true,
  });
}

function fullDisk(engine: Engine): Phase {
  let disk: SmallDisk;
  return on(engine, {
    name: 'full disk',
    faults: DISKS,
    start: () => {
      // Megabytes. The log of PostgreSQL takes up to a gigabyte. Unused space of the disk takes no memory.
      disk = mountSmallDisk(1500);
      return startOn(disk, engine);
    },
    inject: (_, random) => fillDisk(disk, random),
  });
}

/** Starts a rig whose database files are on the disk, and removes the disk when the rig ends. With PGlite, uploads are on it too. */
function startOn({ folder, remove }: SmallDisk, engine: Engine): Promise<Rig> {
  const where = engine === 'PGlite' ? { dataFolder: folder } : { databaseFolder: folder };
  // Almost no reserve, so that the disk becomes full.
  return startRig(engine, { ...where, settings: { DISK_RESERVE_MB: '1' }, end: async () => remove() });
}

function readOnly(): Phase {
  return on('PGlite', {
    name: 'folder read-only',
    faults: DISKS,
    start: () => startRig('PGlite', { through: withoutOverride() }),
    inject: ({ dataFolder }, random) => makeReadOnly(dataFolder, random),
  });
}
