import type { RouteContract } from '@bandwise/api-contract/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { unusedSource } from '../testing/unused-source.ts';
import { byRole } from './by-role.ts';
import { Prepared, type Caller } from './handler.ts';

const variant = {
  auth: 'admin',
  tag: 'Tests',
  summary: 'With the lock password',
  ok: { status: 200, schema: z.object({ title: z.string(), password: z.string() }) },
  errors: [],
} as const satisfies RouteContract;

const stored = { title: 'Harbours', password: 'lighthouse', key: 'SENTINEL' };

const answer = byRole(variant, {
  everyone: ({ params }: { params: { id: string } }) => Promise.resolve(`the learners' form of ${params.id}`),
  administrators: () => Promise.resolve(stored),
});

function visitOf(role: Caller['role'] | null) {
  const caller = role && { id: 'ada', firstName: 'Ada', lastName: 'L', email: 'a', role, tokenHash: '' };
  // These are irrelevant here.
  return {
    params: { id: 's1' },
    caller,
    reads: unusedSource(),
    request: {} as FastifyRequest,
    reply: {} as FastifyReply,
  };
}

it.each(['learner', 'teacher', null] as const)(
  'answers a caller of the role %j in the form for everyone',
  async (role) => {
    expect(await answer(visitOf(role))).toBe("the learners' form of s1");
  },
);

it('answers an administrator in the larger form, without what it does not list', async () => {
  const { payload } = z.instanceof(Prepared).parse(await answer(visitOf('admin')));
  expect(payload).toBe('{"title":"Harbours","password":"lighthouse"}');
});
