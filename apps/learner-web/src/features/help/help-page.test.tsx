import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { ServicesContext } from '../../shared/services/services.ts';
import { appCore } from '../../testing/app-core.ts';
import { buildSection, SECTION_ID } from '../../testing/build-section.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { address, renderApp } from '../../testing/render-app.tsx';
import { loadHelpPage } from './help-page.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['a guest', null],
  ['a learner', 'abc'],
])('opens for %s, and leads from page to page', async (_, token) => {
  fakeApi();
  const user = renderApp('/help/taking-a-test', { token });
  expect(await heading('Taking a test')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Taking a test – Bandwise'));
  await user.click(screen.getByRole('link', { name: 'exam conditions' }));
  expect(await heading('Exam conditions')).toBeTruthy();
  expect(address()).toBe('/help/exam-conditions');
  await user.click(screen.getByRole('link', { name: 'All help pages' }));
  expect(await heading('Help')).toBeTruthy();
});

it('finds pages by their words, and says how many', async () => {
  fakeApi();
  const user = renderApp('/help');
  await user.type(await screen.findByRole('searchbox', { name: 'Search the help' }), 'extra time');
  expect(screen.getByText('1 page found')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Exam conditions' }));
  expect(await heading('Exam conditions')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'unicorn');
  expect(screen.getByText('No page found. Try another word.')).toBeTruthy();
});

it('lists all pages where an address names none', async () => {
  fakeApi();
  renderApp('/help/old-page');
  expect(await screen.findByText('This help page was not found. It may have been renamed.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Privacy' })).toBeTruthy();
});

it.each([
  ['/login', null, 'Your account'],
  ['/progress', 'abc', 'Bands'],
])('opens from %s the page that helps there', async (at, token, title) => {
  fakeApi();
  const user = renderApp(at, { token });
  await user.click(await screen.findByRole('link', { name: 'Help' }));
  expect(await heading(title)).toBeTruthy();
});

it('opens from a test in another tab, so that the test stays open', async () => {
  fakeApi({ 'GET /api/section/:id': () => json(buildSection()) });
  renderApp(`/practice/reading/part1/${SECTION_ID}`);
  const link = await screen.findByRole('link', { name: 'Help (opens in a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toBe(`/help?for=/practice/reading/part1/${SECTION_ID}`);
});

it('is in Vietnamese where the screens are', async () => {
  fakeApi();
  document.documentElement.lang = 'vi';
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  const Page = await loadHelpPage();
  const { queryClient, services } = appCore();
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={['/help/bands']}>
          <Routes>
            <Route path="/help/:page" element={<Page />} />
          </Routes>
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Từ điểm sang band' })).toBeTruthy();
});
