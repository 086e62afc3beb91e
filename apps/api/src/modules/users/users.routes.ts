import type { Deps } from '../../deps.ts';
import { failingWith } from '../../http/errors/failing-with.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { presentManagedUser } from './users.presenter.ts';
import { listUsers } from './users.repo.ts';
import { changeUsers, type Target } from './users.service.ts';

type UsersRoute =
  | 'GET /api/users'
  | 'DELETE /api/users/:id'
  | 'PUT /api/users/:id/status'
  | 'PUT /api/users/:id'
  | 'POST /api/users/bulk-delete'
  | 'POST /api/users/bulk-status-update'
  | 'POST /api/users/bulk-expiry-update';

/** The calls and messages of the administrator specification, sections 7 and 8. */
export function usersRoutes(deps: Deps): ModuleHandlers<UsersRoute> {
  return {
    'GET /api/users': async () => (await listUsers(deps.db)).map(presentManagedUser),

    'DELETE /api/users/:id': failingWith('Failed to delete user.', async ({ caller, idempotencyKey, params }) => {
      await changeUsers(deps, caller, { target: one(params.id), change: { kind: 'delete' }, idempotencyKey });
      return done('User deleted successfully.');
    }),

    'PUT /api/users/:id/status': failingWith(
      'Failed to update user status.',
      async ({ caller, idempotencyKey, params, body }) => {
        await changeUsers(deps, caller, {
          target: one(params.id),
          change: { kind: 'status', status: body.status },
          idempotencyKey,
        });
        return done('User status updated successfully.');
      },
    ),

    'PUT /api/users/:id': failingWith('Failed to update user.', async ({ caller, idempotencyKey, params, body }) => {
      await changeUsers(deps, caller, {
        target: one(params.id),
        change: { kind: 'expiry', expires_at: body.expires_at },
        idempotencyKey,
      });
      return done('User expiration date updated successfully.');
    }),

    'POST /api/users/bulk-delete': failingWith(
      'Failed to delete selected users.',
      async ({ caller, idempotencyKey, body }) => {
        await changeUsers(deps, caller, { target: many(body.userIds), change: { kind: 'delete' }, idempotencyKey });
        return done('Selected users deleted successfully.');
      },
    ),

    'POST /api/users/bulk-status-update': failingWith(
      'Failed to update status for selected users.',
      async ({ caller, idempotencyKey, body }) => {
        await changeUsers(deps, caller, {
          target: many(body.userIds),
          change: { kind: 'status', status: body.status },
          idempotencyKey,
        });
        return done("Selected users' status updated successfully.");
      },
    ),

    'POST /api/users/bulk-expiry-update': failingWith(
      'Failed to update expiration date for selected users.',
      async ({ caller, idempotencyKey, body }) => {
        await changeUsers(deps, caller, {
          target: many(body.userIds),
          change: { kind: 'expiry', expires_at: body.expires_at },
          idempotencyKey,
        });
        return done("Selected users' expiration date updated successfully.");
      },
    ),
  };
}

function one(id: string): Target {
  return { ids: [id], unknown: 'not_found' };
}

function many(ids: readonly string[]): Target {
  return { ids, unknown: 'validation_failed' };
}

function done(message: string) {
  return { success: true, message } as const;
}
