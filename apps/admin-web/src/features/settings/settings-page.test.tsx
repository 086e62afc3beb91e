import type { Settings } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderConsole } from '../../testing/render-console.tsx';
import { shownToast } from '../../testing/shown-toast.ts';

const READ = 'GET /api/settings';
const SAVE = 'PUT /api/settings';

function settings(marking: Partial<Settings['marking_profile']> = {}): Settings {
  return {
    marking_profile: {
      value: 'ielts',
      source: 'default',
      variable: 'MARKING_PROFILE',
      chosen: null,
      revision: 0,
      ...marking,
    },
    self_assessment: { value: true, revision: 0 },
    environment: [
      { name: 'brand', variable: 'BRAND', is_set: true, value: 'Harbour School' },
      { name: 'time_zone', variable: 'TIME_ZONE', is_set: false, value: 'UTC' },
      { name: 'registration', variable: 'REGISTRATION', is_set: true, value: 'open' },
      { name: 'submissions', variable: 'SUBMISSIONS', is_set: false, value: 'on' },
      { name: 'unlock_default', variable: 'DEFAULT_UNLOCK_PASSWORD', is_set: true, value: null },
      { name: 'learner_web_url', variable: 'LEARNER_WEB_URL', is_set: false, value: null },
      { name: 'mail', variable: 'SMTP_URL', is_set: false, value: null },
    ],
    retention: [
      { name: 'results', days: null, variable: null },
      { name: 'submissions', days: null, variable: null },
      { name: 'handed_in_recordings', days: null, variable: 'RETENTION_DAYS' },
      { name: 'bin', days: 1, variable: 'BIN_DAYS' },
      { name: 'unused_media', days: 7, variable: null },
      { name: 'sessions', days: 1.5, variable: 'SESSION_IDLE_HOURS' },
      { name: 'audit', days: null, variable: null },
    ],
  };
}

const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

it('shows each setting with its value, its variable, and whether that is set', async () => {
  fakeApi({ [READ]: () => json(settings()) });
  renderConsole('/settings');
  const card = within(await screen.findByRole('region', { name: 'Server environment' }));
  const rows = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Brand name', 'Harbour SchoolBRAND set'],
    ['Time zone', expect.stringMatching(/^UTCTIME_ZONE not set, default used/)],
    ['Registration', 'Anyone can sign upREGISTRATION set'],
    ['Handing in texts and recordings', 'OnSUBMISSIONS not set, default used'],
    ['Default password for locked tests', 'SetDEFAULT_UNLOCK_PASSWORD set'],
    ['Address of the learner app', 'The address of this serverLEARNER_WEB_URL not set, default used'],
    ['Outgoing mail', 'Not sent: saved in a folder on the serverSMTP_URL not set, default used'],
  ]);
});

it('shows how long each kind of data is stored, and what changes it', async () => {
  fakeApi({ [READ]: () => json(settings()) });
  renderConsole('/settings');
  const card = within(await screen.findByRole('region', { name: 'How long data is stored' }));
  const rows = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Answers and results', 'Always; without the name once the learner is deleted'],
    ['Texts that were handed in, and all assessments', 'Until the learner is deleted'],
    ['Recordings that were handed in', 'Until the learner is deletedRETENTION_DAYS on the server sets this'],
    ['Deleted tests, in the bin', '1 dayBIN_DAYS on the server sets this'],
    ['Uploaded files that no test uses', '7 days'],
    ['Sign-ins that are not used', '36 hoursSESSION_IDLE_HOURS on the server sets this'],
    ['Audit log', 'Always'],
  ]);
});

it('saves the chosen marking profile, with the revision that was seen [D112]', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [READ]: () => json(settings()),
    [SAVE]: ({ body }) => {
      sent.push(body);
      return json(settings({ value: 'spec', source: 'console', chosen: 'spec', revision: 1 }));
    },
  });
  const { user } = renderConsole('/settings');
  expect((await choice('IELTS practice')).checked).toBe(true);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await user.click(await choice('As written'));
  await user.click(save);
  expect(await shownToast('Marking profile saved')).toBeTruthy();
  expect(sent).toEqual([{ marking_profile: 'spec', revision: 0 }]);
  expect((await choice('As written')).checked).toBe(true);
  expect(screen.queryByText(/Nothing was chosen yet/)).toBeNull();
});

it('is read-only where the environment decides, and says which variable does', async () => {
  fakeApi({ [READ]: () => json(settings({ value: 'spec', source: 'environment' })) });
  renderConsole('/settings');
  const written = await choice('As written');
  expect([written.checked, written.disabled]).toEqual([true, true]);
  expect(screen.getByText(/^This is set by MARKING_PROFILE in the server’s environment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('shows the setting as it is now when someone else has changed it', async () => {
  let now = settings();
  fakeApi({
    [READ]: () => json(now),
    [SAVE]: () => {
      now = settings({ value: 'spec', source: 'console', chosen: 'spec', revision: 4 });
      return failure(409, 'version_conflict', 'Someone changed this setting.');
    },
  });
  const { user } = renderConsole('/settings');
  await user.click(await choice('As written'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await shownToast('Someone changed this setting.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Nothing was chosen yet/)).toBeNull());
});

it('offers to try again when the settings do not arrive', async () => {
  let fails = true;
  fakeApi({ [READ]: () => (fails ? failure(422, 'validation_failed', 'No') : json(settings())) });
  const { user } = renderConsole('/settings');
  expect((await screen.findByRole('alert')).textContent).toBe('The settings could not be loaded.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await choice('IELTS practice')).toBeTruthy();
});

it('lets administrators turn the self-assessment of learners off', async () => {
  const sent: unknown[] = [];
  let now = settings();
  fakeApi({
    [READ]: () => json(now),
    [SAVE]: ({ body }) => {
      sent.push(body);
      now = { ...settings(), self_assessment: { value: false, revision: 1 } };
      return json(now);
    },
  });
  const { user } = renderConsole('/settings');
  const allowed = await screen.findByRole<HTMLInputElement>('switch', { name: 'Learners can assess their own work' });
  expect(allowed.checked).toBe(true);
  await user.click(allowed);
  expect(await shownToast('Setting saved')).toBeTruthy();
  expect(sent).toEqual([{ self_assessment: false, revision: 0 }]);
  await waitFor(() => expect(allowed.checked).toBe(false));
});

it('has no setting for assessing where nothing is handed in', async () => {
  const on = settings();
  const environment = on.environment.filter(({ name }) => name !== 'submissions');
  fakeApi({ [READ]: () => json({ ...on, environment }) });
  renderConsole('/settings');
  await choice('IELTS practice');
  expect(screen.queryByRole('switch')).toBeNull();
});
