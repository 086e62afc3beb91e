import type { ManagedUser } from '@bandwise/api-contract/admin';

let counter = 0;

export function buildUser(part: Partial<ManagedUser> = {}): ManagedUser {
  counter += 1;
  return {
    id: `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`,
    firstName: 'Ann',
    lastName: 'Tran',
    email: 'ann@example.com',
    role: 'learner',
    status: 'active',
    email_confirmed: true,
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: null,
    extra_time: { percent: 0, minutes: 0 },
    ...part,
  };
}
