/**
 * `node --conditions=@bandwise/source apps/api/src/testing/cohort/fill-cohort-process.ts [SIZE [class]]`: puts the demo accounts and
 * the simulated cohort into an empty database, which the environment names as for the API, and prints a JSON summary. With `class`, half of
 * the cohort are in the class of the demo teacher. For journeys and for trying statistics; the server must not run yet if it is the
 * embedded one.
 */
import { createDeps } from '../../create-deps.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open-database.ts';
import { runProcess } from '../../run-process.ts';
import { seedSamples } from '../../seed/seed-samples.ts';
import { fillClass } from './fill-class.ts';
import { COHORT_PASSWORD, fillCohort } from './fill-cohort.ts';

await runProcess(async (config) => {
  const database = await openDatabase(config);
  try {
    await migrate(database.patient);
    const deps = await createDeps(config, database);
    await seedSamples(deps);
    const [size, withClass] = process.argv.slice(2);
    const { examId, sectionId, learnerIds } = await fillCohort(deps, size === undefined ? undefined : Number(size));
    const filledClass = withClass === 'class' ? await fillClass(deps, learnerIds) : null;
    console.log(JSON.stringify({ examId, sectionId, password: COHORT_PASSWORD, ...filledClass }));
  } finally {
    await database.close();
  }
});
