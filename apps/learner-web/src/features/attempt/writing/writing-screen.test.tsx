import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSection, SECTION_ID } from '../../../testing/build-section.ts';
import { fakeApi, json, LEARNER } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const AT = `/practice/Writing/2/${SECTION_ID}`;

function open(examContent: string[] = ['<p>Describe the chart.</p>'], { at = AT, role = 'learner' } = {}) {
  const section = buildSection({ skill: 'writing', part_number: 2, examContent, groups: [], passage: [] });
  const api = fakeApi({
    'GET /api/section/:id': () => json(section),
    'GET /api/user': () => json({ ...LEARNER, role }),
  });
  return { api, user: renderApp(at, { token: 'abc' }) };
}

const box = () => screen.findByRole('textbox', { name: 'Your answer' }, { timeout: 10_000 });

it('shows the part, the advice and the task [L2-79 L2-104 L2-105 L5-20 L9-11]', async () => {
  open();
  expect(await screen.findByText('Describe the chart.', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Part 2' })).toBeTruthy();
  expect(screen.getByText('You should spend about 60 minutes on this task. Write at least 150 words.')).toBeTruthy();
});

it('says that there is no task where there is none', async () => {
  open([]);
  expect(await screen.findByText('No content available')).toBeTruthy();
});

describe('the answer', () => {
  it('counts its words as they are written [L1-5 L2-107]', async () => {
    const { user } = open();
    await box();
    expect(screen.getByText('Words: 0')).toBeTruthy();
    await user.type(await box(), '  The chart\nshows   ');
    expect(screen.getByText('Words: 3')).toBeTruthy();
  });

  it('stays on the device and is never sent [L1-5 L2-108 L5-20 D23]', async () => {
    const { api, user } = open();
    expect(await screen.findByText('Your text is saved on this device only.')).toBeTruthy();
    await user.type(await box(), 'The chart');
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(api.calls.filter((call) => !call.key.startsWith('GET'))).toEqual([]);
    cleanup();
    open();
    // A reload shows the stored text.
    expect(await screen.findByDisplayValue('The chart')).toBeTruthy();
  });

  it('of an administrator’s preview is not stored', async () => {
    const preview = () => open(undefined, { at: `${AT}?preview=yes`, role: 'admin' });
    const { user } = preview();
    await user.type(await box(), 'The chart');
    expect(screen.getByText('Preview: your answers are not saved.')).toBeTruthy();
    expect(screen.queryByText(/saved on this device/)).toBeNull();
    cleanup();
    preview();
    expect((await box()).textContent).toBe('');
  });
});
