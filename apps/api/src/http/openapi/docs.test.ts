import { readRouteKey, type RouteKey } from '@bandwise/api-contract/common';
import { allRoutes } from '@bandwise/api-contract/routes';
import { beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

interface Operation {
  summary: string;
  description: string;
  security: unknown[];
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, unknown> };
  parameters?: { name: string; in: string }[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let test: TestApp;
let document: Document;
beforeAll(async () => {
  test = await createTestApp({ app: { docs: true } });
  document = (await test.app.inject('/api/docs/openapi.json')).json<Document>();
});

const operation = (path: string, method: string) => document.paths[path]?.[method];

it('describes every address of the table, and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const keys = Object.keys(allRoutes).map((key) => {
    const { method, path } = readRouteKey(key as RouteKey); // the table's keys
    return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
  });
  expect(described.sort()).toEqual([...new Set(keys)].sort());
});

it('says who may call, with what, and everything that may come back', () => {
  const login = operation('/api/login', 'post');
  expect(login).toMatchObject({ security: [] });
  expect(Object.keys(login?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '413',
    '415',
    '419',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(login?.parameters).toContainEqual(expect.objectContaining({ name: 'x-xsrf-token', in: 'header' }));
  expect(operation('/api/users', 'get')).toMatchObject({ security: [{ bearer: [] }] });
  expect(operation('/api/section/{id}', 'get')).toMatchObject({ security: [{}, { bearer: [] }] });
  expect(operation('/sanctum/csrf-cookie', 'get')?.responses).toHaveProperty('200');
  expect(operation('/api/media', 'post')?.requestBody?.content).toHaveProperty('multipart/form-data');
});

it('says which answers are not sent again to who has them', () => {
  const unchanged = Object.entries(document.paths).flatMap(([path, { get }]) => (get?.responses['304'] ? [path] : []));
  expect(unchanged.sort()).toEqual([
    '/api/assignment/{id}/room',
    '/api/exam/list/full/{skill}',
    '/api/exam/list/part/{skill}',
    '/api/exam/list/part/{skill}/{id}',
    '/api/exam/list/{skill}',
    '/api/media/{id}',
    '/api/recording/{id}/audio',
    '/api/section/{id}',
  ]);
});

it('describes both forms of an address that has two', () => {
  const section = JSON.stringify(operation('/api/section/{id}', 'get'));
  expect(section).toContain('#/components/schemas/DeliverySection');
  expect(section).toContain('#/components/schemas/EditSection');
  expect(operation('/api/section/{id}', 'get')?.parameters).toContainEqual(expect.objectContaining({ name: 'view' }));
  expect(JSON.stringify(operation('/api/exam/list/{skill}', 'get'))).toContain('AdminSectionList');
});

it('refers to nothing that it does not define', () => {
  const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name ?? '',
  );
  expect(references.length).toBeGreaterThan(20);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name);
});

it('is shown by a page that asks this server only', async () => {
  const page = await test.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  const script = await test.app.inject('/api/docs/js/scalar.js');
  expect(script.headers['content-type']).toContain('javascript');
  expect((await test.app.inject('/api/docs')).statusCode).toBe(301);
});
