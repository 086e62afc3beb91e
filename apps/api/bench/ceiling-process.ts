import Fastify from 'fastify';
import { Pool } from 'pg';
import { createCeilings } from './ceilings.ts';

/** Serves the ceilings from a process of its own, on as many connections as the API has. */
const pool = new Pool({ connectionString: process.argv[2], max: 20 });
pool.on('error', () => undefined);
const ceilings = createCeilings(pool);
const app = Fastify();
app.get('/section/:id', ceilings.section);
app.post('/submit/:id', ceilings.submit);
app.patch('/answers/:id', ceilings.upsert);
app.get('/list', ceilings.list);

await pool.query('create table if not exists bench_answers (id uuid primary key, answers jsonb not null)');
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
