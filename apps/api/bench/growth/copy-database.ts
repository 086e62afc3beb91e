import { Client } from 'pg';

/** @returns the address of the copy. The original must have no connections. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const address = new URL(url);
  const original = address.pathname.slice(1);
  address.pathname = 'template1';
  const client = new Client({ connectionString: address.href });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(original)}`);
  await client.end();
  address.pathname = name;
  return address.href;
}
