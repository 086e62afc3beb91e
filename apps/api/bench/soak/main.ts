import { parseArgs } from 'node:util';
import { createFixture } from '../fixture.ts';
import { EMBEDDED, startServers } from '../processes.ts';
import { soak } from './soak.ts';

// How memory behaves under a steady load: ../README.md.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    learners: { type: 'string', default: '25' },
    /** Milliseconds between two calls of a learner. */
    pause: { type: 'string', default: '400' },
    embedded: { type: 'boolean', default: false },
    /** A folder for heap snapshots, one after a third of the time and one at the end. */
    snapshots: { type: 'string' },
  },
});
const plan = {
  minutes: Number(values.minutes),
  learners: Number(values.learners),
  pause: Number(values.pause),
  snapshots: values.snapshots ?? null,
};

const servers = await startServers();
try {
  const size = { sections: 100, listed: 0, listedMany: 0, learners: plan.learners, crowd: 0, exams: 10, tests: 0 };
  const given = values.embedded ? null : await createFixture(servers.databaseUrl, size);
  const server = await servers.start('api-process.ts', values.embedded ? EMBEDDED : servers.databaseUrl);
  const fixture = given ?? server.fixture;
  if (!fixture) throw new Error('There is nothing to read');
  process.exitCode = (await soak(server, fixture, plan)) ? 0 : 1;
} finally {
  await servers.stop();
}
