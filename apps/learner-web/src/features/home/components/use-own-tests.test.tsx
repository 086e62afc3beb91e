import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SECTION_ID } from '../../../testing/build-section.ts';
import { fakeApi, jsonAt } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const MINUTE = 60_000;

it.each([25, -10])('offers to continue by the server’s clock on a device that is %i minutes fast', async (fast) => {
  const serverNow = Date.now() - fast * MINUTE;
  const attempt = {
    id: SECTION_ID,
    sectionID: SECTION_ID,
    title: 'Harbours',
    skill: 'reading',
    part_number: 1,
    available: true,
    version: 1,
    status: 'in_progress',
    source: 'marked',
    started_at: new Date(serverNow - MINUTE).toISOString(),
    deadline: new Date(serverNow + 20 * MINUTE - 5000).toISOString(),
    sittingID: null,
    submitted_at: null,
    answered: true,
    correctCount: null,
    total: null,
  };
  fakeApi({ 'GET /api/attempt': () => jsonAt(serverNow, { attempts: [attempt] }) });
  renderApp('/home', { token: 'abc' });
  expect(await screen.findByText('In progress, 20 minutes left')).toBeTruthy();
});
