import type { CurrentUser } from '@bandwise/api-contract/common';
import type { Caller } from '../../http/handler.ts';

export function presentCurrentUser(caller: Caller): CurrentUser {
  return {
    id: caller.id,
    firstName: caller.firstName,
    lastName: caller.lastName,
    email: caller.email,
    role: caller.role,
  };
}
