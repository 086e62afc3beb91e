import type { Pool } from 'pg';

/** The same database, where something happens just before the statement of that name. */
export function beforeStatement(name: string, pool: Pool, act: () => Promise<unknown>): Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property !== 'query') return Reflect.get(target, property, target);
      return async (query: { name?: string; text: string; values: unknown[] }) => {
        if (query.name === name) await act();
        return target.query(query);
      };
    },
  });
}
