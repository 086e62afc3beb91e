import { buildApp } from '../src/app.ts';
import { createDeps } from '../src/create-deps.ts';
import { openBenchDatabase } from './bench-database.ts';
import { answerFigures } from './process-figures.ts';
import type { Started } from './processes.ts';

/** Runs the API as deployed, in a separate process, and sends its address to the parent process. */
const { config, database, fixture } = await openBenchDatabase(process.argv[2] ?? '');
const deps = await createDeps(config, database);
const app = await buildApp(deps, { docs: false });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
answerFigures();
process.send?.({ url, fixture } satisfies Started);
process.once('disconnect', () => process.exit());
