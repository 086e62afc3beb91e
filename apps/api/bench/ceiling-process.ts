import Fastify from 'fastify';
import { openBenchDatabase } from './bench-database.ts';
import { createCeilings } from './ceilings.ts';
import type { Started } from './processes.ts';

/** Serves the ceilings from a separate process, with as many connections as the API. */
const { database, fixture } = await openBenchDatabase(process.argv[2] ?? '');
const ceilings = createCeilings(database.pool);
const app = Fastify();
app.get('/health', async () => ({ status: 'ok' }));
app.get('/section/:id', ceilings.section);
app.post('/submit/:id', ceilings.submit);
app.post('/insert/:id', ceilings.insert);
app.patch('/answers/:id', ceilings.upsert);
app.get('/list', ceilings.list);

await database.pool.query('create table if not exists bench_answers (id uuid primary key, answers jsonb not null)');
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url, fixture } satisfies Started);
process.once('disconnect', () => process.exit());
