import type { AuditEntry } from '@bandwise/api-contract/admin';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T10:00:00.000Z',
  actor: { id: null, name: 'Ada Byron' },
  action: 'exam.create',
  target_type: 'exam',
  target_id: 'x',
  target_name: null,
  link: null,
  summary: 'Published something',
  ...part,
});

async function sentencesOf(...entries: AuditEntry[]) {
  fakeApi({ 'GET /api/audit': () => json({ entries, page: 1, pages: 1, total: entries.length }) });
  renderConsole('/audit');
  const [, ...rows] = await screen.findAllByRole('row');
  return rows.map((row) => ({
    text: row.querySelector('td:last-child > span')?.textContent,
    link: row.querySelector('a')?.textContent,
    href: row.querySelector('a')?.getAttribute('href'),
  }));
}

it('speaks in sentences, and leads to the test and to the user', async () => {
  const test = 'reading test “Herons” (part 1)';
  const user = 'Lan Phạm (lan@example.com)';
  expect(
    await sentencesOf(
      entry({ summary: `Published ${test}`, target_name: test, link: { to: 'section', skill: 'reading', id: 'abc' } }),
      entry({
        summary: `Set ${user} to expire on 31 Jan 2027`,
        target_name: user,
        link: { to: 'user', email: 'lan+new@example.com' },
      }),
    ),
  ).toEqual([
    { text: `Ada Byron published ${test}`, link: test, href: '/create-reading-test/abc' },
    {
      text: `Ada Byron set ${user} to expire on 31 Jan 2027`,
      link: user,
      href: '/users?search=lan%2Bnew%40example.com',
    },
  ]);
});

it('leads nowhere from what was deleted, and from what was written down before there were links', async () => {
  const gone = { link: undefined, href: undefined };
  expect(
    await sentencesOf(
      entry({ summary: 'Deleted reading test “Herons”', target_name: 'reading test “Herons”' }),
      entry({ summary: 'Created reading test “Storks” (part 1)' }),
    ),
  ).toEqual([
    { text: 'Ada Byron deleted reading test “Herons”', ...gone },
    { text: 'Ada Byron created reading test “Storks” (part 1)', ...gone },
  ]);
});
