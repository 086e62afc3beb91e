import type { DraftDetail } from '@bandwise/api-contract/admin';
import { json } from '@bandwise/ui/testing/fake-api.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildExam, buildPublished } from '../../../testing/build-published.ts';
import { buildDraft, buildListed, fakeApi, listed } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { newExam } from '../model/form/new-exam.ts';

const LIST = '/tests?type=reading&view=tests&search=mar&page=2';

function open(address = LIST) {
  const draft = buildDraft({ title: 'Salt Marsh' });
  const form: DraftDetail['content']['form'] = JSON.parse(JSON.stringify(newExam('reading')));
  const content = { draftForm: 2, tab: 'another', savedAt: 0, form, from: null };
  fakeApi({
    'GET /api/exam': () => json(listed([buildListed({ title: 'Marsh' })], { total: 12, page: 2, pages: 2 })),
    'GET /api/draft': ({ query }) => json({ drafts: query['exam_id'] === undefined ? [draft] : [] }),
    'GET /api/draft/:id': () => json({ ...draft, content }),
    'GET /api/section/:id': () => json(buildPublished('reading')),
    'GET /api/exam/:id': () => json(buildExam('reading')),
  });
  return renderConsole(address);
}

const back = async () => (await screen.findByRole('link', { name: 'Back to the list' })).getAttribute('href');

it('leads from a draft to the list as it was left', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Open the draft Salt Marsh' }));
  expect(await back()).toBe(LIST);
});

it('leads from the copy of a test to the list as it was left', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More actions for Marsh' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate test', hidden: true }));
  await screen.findByDisplayValue('Copy of Marsh');
  expect(await back()).toBe(LIST);
});

it('leads from a new test to the tests of its skill', async () => {
  open('/create-writing-test');
  expect(await back()).toBe('/tests?type=writing');
});
