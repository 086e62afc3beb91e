import { readRouteKey, type RouteKey } from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

it('registers exactly the table of routes', async () => {
  const registered: string[] = [];
  await createTestApp({
    app: {
      onRoute: ({ method, url, constraints }) => {
        const view = constraints?.['view'];
        const address = typeof view === 'string' ? `${url}?view=${view}` : url;
        for (const one of [method].flat()) if (one !== 'HEAD') registered.push(`${one} ${address}`);
      },
    },
  });
  expect(registered.sort()).toEqual(Object.keys(allRoutes).sort());
});

it('tells the two forms of an address apart by the view that is asked for', () => {
  expect(readRouteKey('GET /api/section/:id?view=edit')).toEqual({
    method: 'GET',
    path: '/api/section/:id',
    view: 'edit',
  });
  const viewed = Object.keys(allRoutes).filter((key) => readRouteKey(key as RouteKey).view !== null); // the table's keys
  expect(viewed).toEqual(['GET /api/section/:id?view=edit']);
});
