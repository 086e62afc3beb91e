import { createClient, createDeviceStorage, type AdminRoutes } from '@bandwise/api-contract/client';
import { failure, json, offline, type Handler } from '@bandwise/ui/testing/fake-api.ts';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { buildAssessment, OWN_CLAIM } from '../testing/build-assessment.ts';
import { createDraft } from './create-draft.ts';
import { readCopy } from './device-copy.ts';

const SAVE = 'PUT /api/submission/:id/assessment';
const KEY = 'assessment:ada:1';
const device = createDeviceStorage(() => localStorage);

/** A server that stores the draft over the revision it is at, and recognises a repeated call. */
function startServer(revision: number) {
  const server = { revision, summary: '', saves: 0 };
  const save: Handler = ({ body }) => {
    const sent = body as { revision: number; summary: string };
    const isRepeated = server.revision === sent.revision + 1 && server.summary === sent.summary;
    if (sent.revision !== server.revision && !isRepeated) return failure(409, 'version_conflict', 'Changed elsewhere.');
    if (!isRepeated)
      Object.assign(server, { revision: sent.revision + 1, summary: sent.summary, saves: server.saves + 1 });
    return json({ revision: server.revision, saved_at: '2026-11-28T09:01:00.000Z', claim: OWN_CLAIM });
  };
  return { server, save };
}

function open(assessment = buildAssessment({ claim: OWN_CLAIM })) {
  const api = createClient<AdminRoutes>({
    baseUrl: '',
    token: () => null,
    csrfToken: () => null,
    pause: () => Promise.resolve(),
  });
  const draft = createDraft({ api, assessment, device, key: KEY });
  return { draft, status: () => draft.getState().status.name };
}

it('sends content without a response again before later content', async () => {
  const { server, save } = startServer(4);
  const api = fakeApi({
    [SAVE]: async (call) => {
      await save(call);
      return offline();
    },
  });
  const { draft, status } = open();
  draft.change({ summary: 'One' });
  expect(await draft.flush()).toBeNull();
  expect(status()).toBe('offline');
  draft.change({ summary: 'Two' });
  api.on(SAVE, save);
  expect(await draft.flush()).toBe(6);
  expect(server).toEqual({ revision: 6, summary: 'Two', saves: 2 });
  expect(readCopy(device, KEY)).toBeNull();
});

it('continues after a closed tab, also if the last response was lost', async () => {
  const { server, save } = startServer(4);
  const api = fakeApi({
    [SAVE]: async (call) => {
      await save(call);
      return offline();
    },
  });
  const first = open();
  first.draft.change({ summary: 'One' });
  await first.draft.flush();
  first.draft.change({ summary: 'Two' });

  api.on(SAVE, save);
  const stored = { bands: {}, comments: [], summary: 'One', saved_at: '2026-11-28T09:01:00.000Z', by: 'Ada Lovelace' };
  const second = open(buildAssessment({ claim: OWN_CLAIM, revision: server.revision, draft: stored }));
  expect(second.draft.getState().content.summary).toBe('Two');
  const stop = second.draft.start();
  await vi.waitFor(() => expect(second.status()).toBe('saved'));
  stop();
  expect(server).toEqual({ revision: 6, summary: 'Two', saves: 2 });
});

it('does not save over what another assessor saved, and keeps both', async () => {
  const { server, save } = startServer(4);
  const api = fakeApi({ [SAVE]: offline });
  const first = open();
  first.draft.change({ summary: 'Mine' });
  await first.draft.flush();
  server.revision = 7;
  api.on(SAVE, save);
  const { draft, status } = open(buildAssessment({ claim: OWN_CLAIM, revision: 7 }));
  expect(status()).toBe('stopped');
  expect(draft.getState().content.summary).toBe('Mine');
  expect(await draft.flush()).toBeNull();
  expect(server.saves).toBe(0);
  draft.discard();
  expect(readCopy(device, KEY)).toBeNull();
});
