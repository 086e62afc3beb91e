import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../app/create-services.ts';
import { fakeApi, json } from '../../test/fake-api.ts';
import { partListQuery, sectionListQuery } from './section-list.ts';

const SKILLS = ['reading', 'listening', 'writing', 'speaking'] as const;
const MINUTE = 60_000;
const apiOf = () => createServices(createQueryClient(), () => undefined).api;
const noTests = () => json({ sections: [] });

it.each(SKILLS)('asks by GET and keeps the answer under the path: %s', async (skill) => {
  const paths = [`/api/exam/list/${skill}`, `/api/exam/list/part/${skill}`];
  const server = fakeApi(Object.fromEntries(paths.map((path) => [`GET ${path}`, noTests])));
  const api = apiOf();
  const client = createQueryClient();
  await client.fetchQuery(sectionListQuery(api, skill));
  await client.fetchQuery(partListQuery(api, skill));
  expect(server.calls.map(({ key }) => key)).toEqual(paths.map((path) => `GET ${path}`));
  expect(paths.map((path) => client.getQueryData([path]))).toEqual([{ sections: [] }, { sections: [] }]);
});

describe('for five minutes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('a part list is fresh, and asked for anew afterwards', async () => {
    const server = fakeApi({ 'GET /api/exam/list/part/writing': noTests });
    const client = createQueryClient();
    const ask = () => client.fetchQuery(partListQuery(apiOf(), 'writing'));
    await ask();
    vi.advanceTimersByTime(5 * MINUTE - 1);
    await ask();
    expect(server.calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await ask();
    expect(server.calls).toHaveLength(2);
  });

  it('a list of tests is fresh for longer: never stale by itself', async () => {
    const server = fakeApi({ 'GET /api/exam/list/reading': noTests });
    const api = apiOf();
    const client = createQueryClient();
    await client.fetchQuery({ ...sectionListQuery(api, 'reading'), gcTime: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(24 * 60 * MINUTE);
    await client.fetchQuery(sectionListQuery(api, 'reading'));
    expect(server.calls).toHaveLength(1);
  });
});
