import { expect, it } from 'vitest';
import { findUnreadSettings } from './unread-settings.ts';

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABAES_URL', 'DATABASE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['METRICS_TOKENS', 'METRICS_TOKEN'],
  ['LEARNR_WEB_URLS', 'LEARNER_WEB_URL'],
])('takes %s for %s, and keeps its value', (name, meant) => {
  expect(findUnreadSettings({ [name]: 'secret' })).toEqual([
    `${name} is not a setting and is ignored. Did you mean ${meant}?`,
  ]);
});

it('says of a setting of an earlier version what applies instead, and keeps its value', () => {
  expect(findUnreadSettings({ INVITATION_DAYS: '14', DATABASE_TIMEOUT: ' ' })).toEqual([
    'INVITATION_DAYS is no longer a setting and is ignored: the link of an invitation always works for 7 days',
  ]);
});

it('leaves alone what is a setting, blank, or of another program', () => {
  const others = { HOSTS: 'x', PORT0: '1', PATH: '/bin', HOME: '/', NODE_OPTIONS: 'x', HTTP_URL: 'x', API_URL: 'x' };
  const tests = { TEST_DATABASE_URL: 'x', POSTGRES_PATH: 'x' };
  expect(findUnreadSettings({ DATABASE_URL: 'x', DATABSE_URL: ' ', ...others, ...tests })).toEqual([]);
});
