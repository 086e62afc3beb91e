import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import { classInvitationMail } from '../../platform/mail/templates/class-invitation.ts';
import type { Throttle } from '../../platform/throttle/throttle.ts';
import { requireClass } from '../rights/rights.ts';
import type { AccountRow, ClassRow } from './classes.repo.ts';
import { changeJoinCode, record } from './classes.service.ts';

export type InvitingContext = Pick<Deps, 'background' | 'config' | 'db' | 'mailer' | 'now'> & {
  /** Invitations that one teacher sends. */
  readonly invitations: Throttle;
  /** Invitations to one address for one class. */
  readonly invitationsOfAddress: Throttle;
};

/** Counts the invitations of one call against the teacher's limit, before the call changes anything. @throws too_many_requests */
export async function spendInvitations(
  { invitations }: Pick<InvitingContext, 'invitations'>,
  caller: Caller,
  count: number,
): Promise<void> {
  for (let spent = 0; spent < count; spent += 1) await invitations.spend([caller.id]);
}

interface Mailing {
  readonly row: ClassRow;
  readonly emails: readonly string[];
  readonly accounts: ReadonlyMap<string, AccountRow>;
}

/** Mails links to join a class; makes a join code if there is none. @returns the class. */
export async function inviteByMail(
  context: InvitingContext,
  caller: Caller,
  { id, ...mailing }: Omit<Mailing, 'row'> & { readonly id: string },
): Promise<ClassRow> {
  let row = await requireClass(context.db, caller, id);
  if (mailing.emails.length === 0) return row;
  if (row.join_code === null) row = await changeJoinCode(context, caller, { id, isWanted: true });
  mailInvitations(context, caller, { row, ...mailing });
  return row;
}

/** Mails links to join a class that has a join code. */
export function mailInvitations(context: InvitingContext, caller: Caller, { row, emails, accounts }: Mailing): void {
  const link = mailedLink(context.config, `/classes/${row.join_code}`, {});
  const invitedBy = `${caller.firstName} ${caller.lastName}`.trim();
  context.background.run(async () => {
    const causes: unknown[] = [];
    let sent = 0;
    for (const email of emails) {
      const account = accounts.get(email.toLowerCase());
      // A disabled account cannot sign in to join. A repeated import sends no second mail on the same day.
      if (account?.status === 'disabled' || !(await isFirstToday(context, { id: row.id, email }))) continue;
      const values = {
        brand: context.config.brand,
        email,
        firstName: account?.first_name ?? null,
        className: row.name,
      };
      await context.mailer
        .send(classInvitationMail({ ...values, invitedBy, link }))
        .then(() => (sent += 1))
        .catch((error: unknown) => causes.push(error));
    }
    if (sent > 0)
      await inTransaction(context.db, { by: caller.id }, (trx) =>
        record(trx, { caller, at: context.now(), row, action: 'class.invite', note: `${sent}` }),
      );
    if (causes.length > 0) throw new AggregateError(causes, `${causes.length} invitations could not be sent`);
  });
}

async function isFirstToday(
  { invitationsOfAddress }: InvitingContext,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  try {
    await invitationsOfAddress.spend([id, email.toLowerCase()]);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
