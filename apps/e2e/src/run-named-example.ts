/**
 * `pnpm example NAME`, after a build. `scale` serves the product from more than one machine, simulated on loopback, until Ctrl+C;
 * `failover` makes it lose its primary database server; `upgrade` replaces and rolls back a release under load.
 */
const PROGRAMS = new Map<string, () => Promise<unknown>>([
  ['scale', () => import('./scale/run-example.ts')],
  ['failover', () => import('../faults/failover/main.ts')],
  ['upgrade', () => import('../upgrade/main.ts')],
]);

// The program's own arguments stay.
const [name = ''] = process.argv.splice(2, 1);
const runProgram = PROGRAMS.get(name);
if (runProgram) await runProgram();
else {
  console.error(`pnpm example NAME: ${[...PROGRAMS.keys()].join(', ')}`);
  process.exitCode = 1;
}
