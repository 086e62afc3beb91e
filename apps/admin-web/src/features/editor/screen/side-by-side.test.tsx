import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildExam, buildPublished, SECTION } from '../../../testing/build-published.ts';
import { buildDraft, fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const nothing = () => undefined;

/** A window in which every `min-width` of the editor fits. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width'),
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }));
  localStorage.removeItem('bandwise-editor-layout');
});

async function edit() {
  fakeApi({
    'GET /api/section/:id': () => json(buildPublished('reading')),
    'GET /api/exam/:id': () => json(buildExam('reading')),
  });
  const { user } = renderConsole(`/create-reading-test/${SECTION}`);
  await screen.findByRole('button', { name: 'Update Test' });
  return user;
}

const view = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const status = () => screen.queryByRole('region', { name: 'Validation Status' });

it('has the passage beside the questions where there is room, and one column where that is chosen', async () => {
  const user = await edit();
  expect(view('Side by side').checked).toBe(true);
  const panel = () =>
    screen.getByRole('region', { name: 'Questions' }).closest('[data-panel]')?.getAttribute('data-panel');
  expect(panel()).toBe('split');
  await user.click(view('One column'));
  expect(panel()).toBe('status');
  expect(status()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ready to publish' })).toBeNull();
});

it('remembers one column on this device', async () => {
  const user = await edit();
  await user.click(view('One column'));
  await waitFor(() => expect(localStorage.getItem('bandwise-editor-layout')).toContain('single'));
});

it('opens the one checklist beside the button that publishes, and closes it with Escape', async () => {
  const user = await edit();
  expect(status()).toBeNull();
  const button = await screen.findByRole('button', { name: 'Ready to publish' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(within(status() ?? button).getByText('Publish check')).toBeTruthy();
  status()?.querySelector('h2')?.focus();
  await user.keyboard('{Escape}');
  expect(status()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ready to publish' })));
});

it('counts what is left to do before the test can be published', async () => {
  const user = await edit();
  await user.clear(screen.getByRole('textbox', { name: /^Title/ }));
  expect(await screen.findByRole('button', { name: '1 to do' })).toBeTruthy();
});

it('closes the checklist once a new test is published, whose place an empty form takes', async () => {
  fakeApi({
    'POST /api/draft': () => json(buildDraft()),
    'POST /api/exam/new/reading': () =>
      json({
        success: true,
        message: 'Test created successfully',
        exam_id: buildExam('reading').exam_id,
        revision: 1,
        sections: [{ id: SECTION, part_number: 1, version: 1 }],
        findings: [],
      }),
  });
  const { user } = renderConsole('/create-reading-test');
  await screen.findByRole('textbox', { name: /^Title/ });
  const { groups, passage } = buildPublished('reading');
  const part = { title: 'Marsh', time: 20, part_number: 1, passage, groups };
  await user.click(screen.getByRole('button', { name: 'Import JSON' }));
  await user.click(await screen.findByRole('textbox', { name: 'JSON of a test' }));
  await user.paste(JSON.stringify({ description: 'Marsh', reading: [part] }));
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await user.click(await screen.findByRole('button', { name: 'Ready to publish' }));
  expect(status()).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Publish Test' }));
  await screen.findByText('“Marsh” is published.');
  await waitFor(() => expect(status()).toBeNull());
});
