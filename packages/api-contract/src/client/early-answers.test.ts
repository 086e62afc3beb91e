import { expect, it, vi } from 'vitest';
import { withEarlyAnswers } from './early-answers.ts';

const ADDRESS = '/api/section/1';
const GET = { method: 'GET', headers: { accept: 'application/json' } };
const textOf = async (response: Response) => response.text();

function pageThatAsked(token: string | null = null) {
  const asked = vi.fn<typeof fetch>(async () => new Response('asked now'));
  const early = new Map([[ADDRESS, { token, answer: Promise.resolve(new Response('asked early')) }]]);
  return withEarlyAnswers(early, asked);
}

it('takes what the page asked before, once', async () => {
  const ask = pageThatAsked();
  await expect(ask(ADDRESS, GET).then(textOf)).resolves.toBe('asked early');
  await expect(ask(ADDRESS, GET).then(textOf)).resolves.toBe('asked now');
});

it('takes it for who asked', async () => {
  const mine = { ...GET, headers: { authorization: 'Bearer mine', 'x-xsrf-token': 'crumb' } };
  await expect(pageThatAsked('mine')(ADDRESS, mine).then(textOf)).resolves.toBe('asked early');
});

it.each([
  ['another address', '/api/section/2', GET],
  ['somebody else', ADDRESS, { ...GET, headers: { authorization: 'Bearer other' } }],
  ['who shows what opens a locked part', ADDRESS, { ...GET, headers: { 'x-section-grant': 'signed' } }],
  ['a change', ADDRESS, { ...GET, method: 'POST' }],
])('asks now for %s', async (_, address, init) => {
  await expect(pageThatAsked()(address, init).then(textOf)).resolves.toBe('asked now');
});

it('asks now after anything was changed', async () => {
  const ask = pageThatAsked();
  await ask('/api/attempt', { method: 'POST' });
  await expect(ask(ADDRESS, GET).then(textOf)).resolves.toBe('asked now');
});

it('fails as the early question did', async () => {
  const answer = Promise.reject(new TypeError('Failed to fetch'));
  const ask = withEarlyAnswers(new Map([[ADDRESS, { token: null, answer }]]), vi.fn<typeof fetch>());
  await expect(ask(ADDRESS, GET)).rejects.toThrow('Failed to fetch');
});
