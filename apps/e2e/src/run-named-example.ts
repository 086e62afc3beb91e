/**
 * Runs an example with the built product: `pnpm example NAME`. `scale` serves the product from several machines, simulated on loopback,
 * until Ctrl+C. `failover` replaces the primary database server under load. `upgrade` replaces and rolls back a release under load.
 */
const PROGRAMS = new Map<string, () => Promise<unknown>>([
  ['scale', () => import('./scale/run-example.ts')],
  ['failover', () => import('../faults/failover/main.ts')],
  ['upgrade', () => import('../upgrade/main.ts')],
]);

// Removes the name, so that the program gets only its arguments.
const [name = ''] = process.argv.splice(2, 1);
const runProgram = PROGRAMS.get(name);
if (runProgram) await runProgram();
else {
  console.error(`pnpm example NAME: ${[...PROGRAMS.keys()].join(', ')}`);
  process.exitCode = 1;
}
