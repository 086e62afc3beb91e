import type { ClassMember } from '@bandwise/api-contract/admin';

/** The full name of a member. */
export function nameOf({ firstName, lastName }: Pick<ClassMember, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
