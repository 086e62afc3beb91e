/**
 * `node --conditions=@bandwise/source apps/api/src/testing/cohort/fill-cohort-process.ts [SIZE]`: puts the demo accounts and the
 * simulated cohort into an empty database, which the environment names as for the API, and prints a JSON summary. For journeys and for
 * trying statistics; the server must not run yet if it is the embedded one.
 */
import { createDeps } from '../../create-deps.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { runProcess } from '../../run-process.ts';
import { seedSamples } from '../../seed/seed-samples.ts';
import { COHORT_PASSWORD, fillCohort } from './fill-cohort.ts';

await runProcess(async (config) => {
  const database = await openDatabase(config);
  try {
    await migrate(database.patient);
    const deps = await createDeps(config, database);
    await seedSamples(deps);
    const size = process.argv[2];
    const { examId, sectionId } = await fillCohort(deps, size === undefined ? undefined : Number(size));
    console.log(JSON.stringify({ examId, sectionId, password: COHORT_PASSWORD }));
  } finally {
    await database.close();
  }
});
