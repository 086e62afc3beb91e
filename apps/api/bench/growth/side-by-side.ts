import { Client } from 'pg';

/** Runs statements that need not wait for one another: each of so many connections takes the next one. */
export async function runSideBySide(
  url: string,
  statements: readonly string[],
  { connections, settings }: { readonly connections: number; readonly settings: string },
): Promise<void> {
  const rest = statements.values();
  const work = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(settings);
    for (const statement of rest) await client.query(statement);
    await client.end();
  };
  await Promise.all(Array.from({ length: Math.min(connections, statements.length) }, work));
}
