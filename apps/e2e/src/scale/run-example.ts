/**
 * Simulates a deployment on several machines and keeps it running until Ctrl+C: `pnpm example scale`. With `--beside`, it prints its
 * addresses for the program that started it, and ends when its input ends, also if that program is killed.
 */
import { FIRST_ADMIN } from '../deployed/site.ts';
import { startScaleExample } from './scale-example.ts';

const isBeside = process.argv.includes('--beside');
const starting = startScaleExample();
let stopping: Promise<void> | null = null;
// While the example still starts, this waits for the start and then stops everything.
function stop(): void {
  stopping ??= starting.then(
    (example) => example.stop(),
    () => undefined,
  );
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
if (isBeside) process.stdin.resume().once('end', stop);

try {
  const { site, cluster } = await starting;
  const ports = cluster.nodes.map(({ port }) => port);
  if (isBeside) console.log(JSON.stringify(site));
  else if (!stopping)
    console.log(`Learner app  ${site.learnerUrl}/
Console      ${site.consoleUrl}/
Sign in as   ${FIRST_ADMIN.email}, password ${FIRST_ADMIN.password}
API          ports ${site.apiPorts.join(', ')}
PostgreSQL   primary ${ports[0]}, replicas ${ports.slice(1).join(', ')}
Files        ${site.folder} (logs, settings)

Stop with Ctrl+C.`);
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
