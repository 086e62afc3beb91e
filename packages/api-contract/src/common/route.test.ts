import { describe, expect, it } from 'vitest';
import { allRoutes } from '../routes.ts';
import { ERROR_STATUS } from './error-codes.ts';
import { errorsOf, readRouteKey, type RouteContract, type RouteKey } from './route.ts';

// Object.entries widens the keys of the table to string.
const routes = Object.entries(allRoutes) as [RouteKey, RouteContract][];

describe('the table of routes', () => {
  it('reads method, path and view from a key', () => {
    expect(readRouteKey('GET /api/section/:id?view=edit')).toEqual({
      method: 'GET',
      path: '/api/section/:id',
      view: 'edit',
    });
    expect(readRouteKey('POST /api/login')).toEqual({ method: 'POST', path: '/api/login', view: null });
  });

  it.each(routes)('describes the parameters of its path: %s', (key, contract) => {
    const names = [...readRouteKey(key).path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
    const parsed = contract.params?.safeParse({});
    const described = parsed?.success === false ? parsed.error.issues.map((issue) => issue.path.join('.')) : [];
    expect(described.sort()).toEqual(names.sort());
  });

  it.each(routes)('can answer 401 wherever it asks who is calling: %s', (key, contract) => {
    const errors = errorsOf(contract, readRouteKey(key).method);
    const statuses = errors.map((code) => ERROR_STATUS[code]);
    expect(statuses.includes(401)).toBe(contract.auth !== 'anyone' || contract.errors.includes('invalid_credentials'));
    expect(errors.includes('forbidden')).toBe(
      contract.auth === 'teacher' || contract.auth === 'admin' || contract.errors.includes('forbidden'),
    );
  });
});
