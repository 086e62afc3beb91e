import type { KeyProposal } from '@bandwise/api-contract/admin';
import { failure, json } from '@bandwise/ui/testing/fake-api.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const LIST = 'GET /api/key-proposal';
const SECTION = '00000000-0000-4000-8000-000000000051';

const proposal = (part: Partial<KeyProposal> = {}): KeyProposal => ({
  id: `${SECTION}:9`,
  section: { id: SECTION, title: 'Herons', skill: 'reading', part_number: 2, exam: 'Marsh' },
  number: 9,
  label: '9',
  address: '9',
  asks: 'By the weir stood a ____.',
  key: 'weir',
  attempts: 600,
  upper: 200,
  discrimination: null,
  reports: 0,
  answers: [],
  ...part,
});
const answer = (part: Partial<KeyProposal['answers'][number]> = {}): KeyProposal['answers'][number] => ({
  address: '9',
  answer: 'weirs',
  forms: [],
  count: 8,
  near: { by: 'rule', rule: 'whole-answer' },
  typed: true,
  ...part,
});

function open(...proposals: KeyProposal[]) {
  const api = fakeApi({ [LIST]: () => json({ proposals, page: 1, pages: 1, total: proposals.length, unread: 0 }) });
  renderConsole('/keys');
  return api;
}

it('says why each key is there, and leads to the dry run of accepting an answer', async () => {
  open(
    proposal({
      discrimination: -31.4,
      reports: 2,
      answers: [
        answer({ answer: 'mill & race', forms: ['Mill & race'], count: 120, near: null }),
        answer(),
        answer({ answer: 'wier', near: { by: 'edit', rule: 'spelling' } }),
        answer({ answer: 'a weir', near: { by: 'rule', rule: 'key-syntax' } }),
        answer({ answer: 'old stone weir', near: { by: 'rule', rule: 'word-limit' } }),
      ],
    }),
  );
  const card = within(await screen.findByRole('listitem', { name: 'Question 9 of Herons' }));
  for (const text of [
    'Marsh, Part 2',
    'Stronger learners do worse (discrimination −31%)',
    '4 answers close to the key',
    '2 open reports',
  ])
    expect(card.getByText(text)).toBeTruthy();
  const answers = within(card.getByRole('list')).getAllByRole('listitem');
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('given by 120 of the 200 learners in the best third · also written as Mill & race'),
    expect.stringContaining('Differs from the key only in an extra or missing word, or singular or plural.'),
    expect.stringContaining('Differs from the key by one letter.'),
    expect.stringContaining('Close to the key.'),
    expect.stringContaining('Close to the key, but it has more words than the instruction allows.'),
  ]);
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Accept', `/regrade/${SECTION}?question=9&accept=mill+%26+race`],
    ['Accept', `/regrade/${SECTION}?question=9&accept=weirs`],
    ['Accept', `/regrade/${SECTION}?question=9&accept=wier`],
    ['Accept', `/regrade/${SECTION}?question=9&accept=a+weir`],
    ['Accept', `/regrade/${SECTION}?question=9&accept=old+stone+weir`],
    ['Change the key', `/regrade/${SECTION}?question=9`],
    ['Statistics', `/statistics/section/${SECTION}?question=9`],
    ['Reports', '/problems?search=Herons'],
  ]);
});

it('offers a chosen answer by the key’s own change: a choice is not accepted beside another', async () => {
  open(proposal({ discrimination: -10, answers: [answer({ answer: 'a lock', near: null, typed: false })] }));
  const link = await screen.findByRole('link', { name: 'Change the key of question 9 (suggestion: “a lock”)' });
  expect(link.getAttribute('href')).toBe(`/regrade/${SECTION}?question=9`);
});

it('says at once whose marks would change', async () => {
  const api = open(proposal({ answers: [answer()] }));
  const sums = { learners_gaining: 31, learners_losing: 0 };
  api.on('POST /api/section/:id/regrade', () => json({ sums }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Preview the change: accept “weirs” for question 9' }),
  );
  expect(await screen.findByText('31 learners would gain marks, and 0 learners would lose marks.')).toBeTruthy();
  expect(api.made('POST /api/section/:id/regrade').map(({ id, body }) => [id, body])).toEqual([
    [SECTION, { question: '9', accept: 'weirs', dryRun: true }],
  ]);
});

it('says when no key looks wrong', async () => {
  open();
  expect(await screen.findByText('No key looks wrong')).toBeTruthy();
});

it('says of how many parts the answers are still to be read', async () => {
  fakeApi({ [LIST]: () => json({ proposals: [], page: 1, pages: 1, total: 0, unread: 12 }) });
  renderConsole('/keys');
  expect(
    await screen.findByText(
      'The answers to 12 parts are still being checked. Their questions may appear in a few minutes.',
    ),
  ).toBeTruthy();
});

it('says when they could not be checked', async () => {
  fakeApi({ [LIST]: () => failure(500, 'internal', 'Server error') });
  renderConsole('/keys');
  expect(await screen.findByText('The keys to check could not be loaded.')).toBeTruthy();
});

it('is a view of the page of problems, also at its old address', async () => {
  fakeApi({ [LIST]: () => json({ proposals: [], page: 1, pages: 1, total: 0, unread: 0 }) });
  const { user, address } = renderConsole('/keys');
  expect(await screen.findByRole('heading', { level: 1, name: 'Problems and keys' })).toBeTruthy();
  expect(address()).toBe('/problems?view=keys');
  expect(await screen.findByText('No key looks wrong')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Reports' }));
  expect(await screen.findByText('No open reports')).toBeTruthy();
  expect(address()).toBe('/problems');
});
