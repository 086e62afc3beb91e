import type { AttemptBody, SectionList } from '@bandwise/api-contract/learner';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '../../app/create-services.ts';
import { buildListItem } from '../../testing/build-section.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { noteAttempt, partListQuery, sectionListKey, sectionListQuery } from './section-list.ts';

const SKILLS = ['reading', 'listening', 'writing', 'speaking'] as const;
const MINUTE = 60_000;
const apiOf = () => createServices(createQueryClient(), () => undefined).api;
const noTests = () => json({ sections: [] });

it.each(SKILLS)('asks by GET and keeps the answer under the path: %s [L7-4]', async (skill) => {
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

  it('a part list is fresh, and asked for again afterwards [L7-15 L7-19 L9-4]', async () => {
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
});

describe('what the server says of an attempt', () => {
  const row = buildListItem();
  const attempt = (answers: AttemptBody['answers'], id = 'a'): AttemptBody => ({
    id,
    sectionID: row.id,
    version: 1,
    status: 'in_progress',
    started_at: '2026-11-20T10:00:00.000Z',
    deadline: '2026-11-20T10:20:00.000Z',
    answers,
    revision: 1,
    now: '2026-11-20T10:01:00.000Z',
  });
  const listed = (client: QueryClient) => client.getQueryData<SectionList>(sectionListKey('reading'))?.sections;

  it('is in the list at once', () => {
    const client = createQueryClient();
    client.setQueryData(sectionListKey('reading'), { sections: [row, buildListItem()] });
    noteAttempt(client, 'reading', attempt({ '1': 'TRUE' }));
    expect(listed(client)?.map(({ in_progress }) => in_progress)).toEqual([
      { attemptID: 'a', deadline: '2026-11-20T10:20:00.000Z' },
      undefined,
    ]);
    noteAttempt(client, 'reading', attempt({}, 'b'));
    expect(listed(client)?.[0]).toEqual(row);
  });

  it('keeps it in the list when its answers were cleared', () => {
    const client = createQueryClient();
    client.setQueryData(sectionListKey('reading'), { sections: [row] });
    noteAttempt(client, 'reading', attempt({ '1': 'TRUE' }));
    noteAttempt(client, 'reading', attempt({}));
    expect(listed(client)?.[0]?.in_progress).toEqual({ attemptID: 'a', deadline: '2026-11-20T10:20:00.000Z' });
  });

  it('does not keep a list from being asked for again', async () => {
    const client = createQueryClient();
    client.setQueryData(sectionListKey('reading'), { sections: [row] });
    await client.invalidateQueries();
    noteAttempt(client, 'reading', attempt({ '1': 'TRUE' }));
    expect(client.getQueryState(sectionListKey('reading'))?.isInvalidated).toBe(true);
  });
});
