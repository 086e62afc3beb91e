import { expect, it } from 'vitest';
import { misspelledSettings } from './misspelled-settings.ts';

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABAES_URL', 'DATABASE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['METRICS_TOKENS', 'METRICS_TOKEN'],
  ['LEARNR_WEB_URLS', 'LEARNER_WEB_URL'],
])('takes %s for %s, and keeps its value', (name, meant) => {
  expect(misspelledSettings({ [name]: 'secret' })).toEqual([
    `${name} is no setting and is not read: is ${meant} meant?`,
  ]);
});

it('leaves alone what is a setting, blank, or of another program', () => {
  const others = { HOSTS: 'x', PORT0: '1', PATH: '/bin', HOME: '/', NODE_OPTIONS: 'x', HTTP_URL: 'x', API_URL: 'x' };
  const tests = { TEST_DATABASE_URL: 'x', POSTGRES_PATH: 'x' };
  expect(misspelledSettings({ DATABASE_URL: 'x', DATABSE_URL: ' ', ...others, ...tests })).toEqual([]);
});
