import { describe, expect, it } from 'vitest';
import { z, type ZodType } from 'zod';
import { examInputSchema } from '../../admin/index.ts';
import { bulkExpiryBodySchema } from '../../admin/users.ts';
import { saveResultBodySchema } from '../../learner/attempt.ts';
import { loginBodySchema, registerBodySchema } from '../account.ts';
import { issueWords } from './issue-words.ts';

function sentencesOf(schema: ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value, { error: (issue) => issueWords(issue) });
  return (error?.issues ?? []).map(({ message }) => message);
}

const part = (group: object) => ({ reading: [{}, { groups: [group] }] });

describe('what a schema refuses', () => {
  it.each<[string, ZodType, unknown, string]>([
    [
      'a long name',
      registerBodySchema.pick({ firstName: true }),
      { firstName: 'x'.repeat(101) },
      'First name must be at most 100 characters',
    ],
    [
      'a long username',
      loginBodySchema.pick({ email: true }),
      { email: 'x'.repeat(256) },
      'Username must be at most 255 characters',
    ],
    ['a name that is a number', registerBodySchema.pick({ lastName: true }), { lastName: 7 }, 'Last name must be text'],
    ['no name', registerBodySchema.pick({ lastName: true }), {}, 'Last name is required'],
    ['a list for an exam', examInputSchema, [], 'The request must be an object'],
    [
      'options that are no list',
      examInputSchema,
      part({ questions: [{ options: 'A, B' }] }),
      'Part 2, group 1, question 1: Options must be a list or an object',
    ],
    [
      'an option that is no text',
      examInputSchema,
      part({ questions: [{ options: ['A', 2] }] }),
      'Part 2, group 1, question 1: Options, entry 2, must be text',
    ],
    ['a group that is no object', examInputSchema, part(7 as never), 'Part 2, group 1 must be an object'],
    [
      'a passage that is a number',
      examInputSchema,
      { reading: [{ passage: 7 }] },
      'Part 1: Passage must be a list or text',
    ],
    ['too many parts', examInputSchema, { reading: [{}, {}, {}, {}, {}] }, 'Reading must have at most 4 entries'],
    [
      'a bad day',
      bulkExpiryBodySchema.pick({ expires_at: true }),
      { expires_at: '2026-02-30' },
      'Expiry date must be a date such as 2026-11-30',
    ],
    ['nobody', bulkExpiryBodySchema.pick({ userIds: true }), { userIds: [] }, 'Select at least one user'],
    [
      'a bad id',
      bulkExpiryBodySchema.pick({ userIds: true }),
      { userIds: ['x'] },
      'Selected users, entry 1, must be an id',
    ],
    [
      'neither answers nor marks',
      saveResultBodySchema,
      {},
      'Either answers by question number, or correctCount and total as numbers, are required',
    ],
    [
      'another value',
      z.object({ role: z.enum(['learner', 'admin']) }),
      { role: 'boss' },
      'Role must be learner or admin',
    ],
    ['half a number', z.object({ part_number: z.int() }), { part_number: 1.5 }, 'Part number must be a whole number'],
    ['a number that is too small', z.object({ page: z.number().min(1) }), { page: 0 }, 'Page must be at least 1'],
    [
      'a name in a record',
      z.object({ answers: z.record(z.string(), z.string()) }),
      { answers: { '14-1': 7 } },
      'Answers 14-1 must be text',
    ],
    [
      'a name that is too long in a record',
      z.record(z.string().max(1), z.string()),
      { abc: '' },
      'Abc has an entry that is not valid',
    ],
    ['a field that is not known', z.strictObject({}), { more: 1 }, 'The request must not have more'],
  ])('is told of %s', (_, schema, value, sentence) => {
    expect(sentencesOf(schema, value)).toEqual([sentence]);
  });
});
