import type { ManagedUser } from '@bandwise/api-contract/admin';
import { describe, expect, it } from 'vitest';
import { findUsers, NO_FILTER, type UserFilter } from './find-users.ts';

const user = (firstName: string, over: Partial<ManagedUser> = {}): ManagedUser => ({
  id: firstName,
  firstName,
  lastName: 'Tran',
  email: `${firstName.toLowerCase()}@example.com`,
  role: 'learner',
  status: 'active',
  email_confirmed: true,
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: null,
  extra_time: { percent: 0, minutes: 0 },
  ...over,
});

const users = [
  user('Ann', { created_at: '2026-03-01T00:00:00.000Z', lastName: 'Le' }),
  user('Bo', { created_at: '2026-01-01T00:00:00.000Z', status: 'disabled' }),
  user('Nguyễn Văn', { lastName: 'Đức', created_at: '2025-01-01T00:00:00.000Z', email: 'x@example.com' }),
  user('Cy', { created_at: '2026-02-01T00:00:00.000Z', role: 'teacher', email: 'ANNEX@example.com' }),
];

describe('user management', () => {
  it.each<[string, Partial<UserFilter>, string[]]>([
    ['all, newest first', {}, ['Ann', 'Cy', 'Bo', 'Nguyễn Văn']],
    ['all, oldest first', { sort: 'oldest' }, ['Nguyễn Văn', 'Bo', 'Cy', 'Ann']],
    ['by first name or address, in any case', { search: ' ann' }, ['Ann', 'Cy']],
    ['by last name', { search: 'TRAN' }, ['Cy', 'Bo']],
    ['by first and last name', { search: 'bo tran' }, ['Bo']],
    ['the disabled', { status: 'disabled' }, ['Bo']],
    ['the active', { status: 'active' }, ['Ann', 'Cy', 'Nguyễn Văn']],
    ['the teachers', { role: 'teacher' }, ['Cy']],
    ['the learners who are active', { role: 'learner', status: 'active' }, ['Ann', 'Nguyễn Văn']],
    ['by a name without its accents', { search: 'nguyen van duc' }, ['Nguyễn Văn']],
    ['nobody', { search: 'zed' }, []],
  ])('shows %s [A2-68 A2-69 A2-70 A4-28 A5-25 A5-26 A9-13 A9-14 D202]', (_, filter, names) => {
    expect(findUsers(users, { ...NO_FILTER, ...filter }).map((found) => found.firstName)).toEqual(names);
  });
});
