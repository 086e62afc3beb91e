/**
 * An empty database for processes that are no tests of this package, made as docs/school/install-debian.md has it made: its owner may
 * do nothing else. Its address is the one line of the standard output; it goes when the standard input ends, so also
 * when the process that asked for it dies. With POSTGRES_DURABLE it writes to the disk before it says that it has, and is
 * started again whenever it ends.
 */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from './postgres-setup.ts';
import { startPostgres } from './start-postgres.ts';

const durable = Boolean(process.env['POSTGRES_DURABLE']);
const configured = durable ? undefined : process.env['TEST_DATABASE_URL'];
const server = configured ? { url: configured, stop: () => Promise.resolve() } : await startPostgres({ durable });
const name = `bandwise_${randomBytes(4).toString('hex')}`;
const password = randomBytes(16).toString('hex');

await asAdministrator([`create role ${name} login password '${password}'`, `create database ${name} owner ${name}`]);
const address = new URL(databaseUrl(server.url, name));
address.username = name;
address.password = password;
console.log(address.toString());

process.stdin.resume();
process.stdin.once('end', () => void leave());

async function leave(): Promise<void> {
  // A server started for the test is deleted as a whole and may be down now.
  if (configured) await asAdministrator([`drop database ${name} with (force)`, `drop role ${name}`]);
  await server.stop();
  process.exit();
}

async function asAdministrator(statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
