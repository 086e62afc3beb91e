import type { Pool, PoolClient } from 'pg';
import { vi, type MockInstance } from 'vitest';

/** The statements that a pool's connections are sent while something is done: each by its name, or its text without one. */
export async function statementsOf(pool: Pool, act: () => Promise<unknown>): Promise<readonly string[]> {
  const spies = new Set<MockInstance>();
  const watch = (client: PoolClient) => void spies.add(vi.spyOn(client, 'query'));
  pool.on('acquire', watch);
  try {
    await act();
    return [...spies].flatMap(({ mock }) => mock.calls.map(([statement]) => nameOf(statement)));
  } finally {
    pool.off('acquire', watch);
    for (const spy of spies) spy.mockRestore();
  }
}

function nameOf(statement: string | { readonly name?: string; readonly text: string }): string {
  return typeof statement === 'string' ? statement : (statement.name ?? statement.text);
}
