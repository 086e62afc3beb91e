import type { Deps } from '../../deps.ts';
import { failingWith } from '../../http/errors/failing-with.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { changeUser, type GrantExtraTime } from './change-user.ts';
import { exportUsers } from './export-users.ts';
import { importUsers, previewImport } from './import/import-users.ts';
import { readUserFile } from './import/read-user-file.ts';
import { sendResetMail } from './send-reset-mail.ts';
import { listUsers } from './list-users.ts';
import { changeUsers, type Target } from './users.service.ts';

type UsersRoute =
  | 'GET /api/users'
  | 'DELETE /api/users/:id'
  | 'PUT /api/users/:id/status'
  | 'PUT /api/users/:id'
  | 'PATCH /api/users/:id'
  | 'POST /api/users/:id/reset-mail'
  | 'POST /api/users/import'
  | 'GET /api/users.csv'
  | 'POST /api/users/bulk-delete'
  | 'POST /api/users/bulk-status-update'
  | 'POST /api/users/bulk-expiry-update';

/** The calls and messages of the administrator specification, sections 7 and 8. */
export function usersRoutes(deps: Deps & { readonly grantExtraTime: GrantExtraTime }): ModuleHandlers<UsersRoute> {
  return {
    'GET /api/users': async ({ reads }) => listUsers(reads.db),

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

    'PATCH /api/users/:id': failingWith('Failed to update user.', async ({ caller, params, body }) => {
      await changeUser(deps, caller, { id: params.id, details: body });
      return done('User updated successfully.');
    }),

    'POST /api/users/:id/reset-mail': failingWith('The email could not be sent.', async ({ caller, params }) => {
      const { email } = await sendResetMail(deps, caller, params.id);
      return done(`A link to set a new password was sent to ${email}.`);
    }),

    'POST /api/users/import': async ({ caller, query, request }) => {
      const file = await readUserFile(request);
      const choices = { columns: query.columns, dates: query.dates };
      const run = failingWith('Failed to import users.', () =>
        query.dryRun === 'true' ? previewImport(deps, file, choices) : importUsers(deps, caller, { file, choices }),
      );
      return run(undefined);
    },

    'GET /api/users.csv': failingWith('Failed to export users.', async ({ reads, reply }) => {
      const users = exportUsers(reads.db);
      const day = deps.now().toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="users-${day}.csv"`);
      return users;
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
