import { ERROR_STATUS, type ErrorCode } from '@bandwise/api-contract/common';
import { expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

// The table's keys.
const FAILURES = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => ERROR_STATUS[code] >= 500);

it.each(FAILURES)('says in the log why it answered %s, though the log has warnings and errors alone', async (code) => {
  const test = await createTestApp({
    env: { LOG_LEVEL: 'warn' },
    app: {
      onRoute(route) {
        if (route.url !== '/api/login') return;
        route.onRequest = async () => {
          throw new AppError(code, 'It rains.');
        };
      },
    },
  });
  const { statusCode, headers } = await test.app.inject({ method: 'POST', url: '/api/login' });
  expect(statusCode).toBe(ERROR_STATUS[code]);
  expect(linesOf(test)).toContainEqual(expect.objectContaining({ reqId: headers['x-request-id'], msg: 'It rains.' }));
});

it('says in the log of each page that it could not send for lack of a build', async () => {
  const webApps = [{ name: 'learner app', prefix: '/', dist: '/nowhere' } as const];
  const test = await createTestApp({
    env: { LOG_LEVEL: 'warn', SERVE_WEB: 'on' },
    app: { docs: true, webApps, libraryDocs: '/nowhere' },
  });
  for (const url of ['/', '/api/docs/domain/']) {
    const { statusCode, headers } = await test.app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(503);
    expect(linesOf(test)).toContainEqual(
      expect.objectContaining({ reqId: headers['x-request-id'], msg: expect.stringContaining('built') as string }),
    );
  }
});

function linesOf({ logs }: TestApp): unknown[] {
  return logs.map((line): unknown => JSON.parse(line));
}
