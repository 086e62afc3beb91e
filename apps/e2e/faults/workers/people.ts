import { setTimeout as delay } from 'node:timers/promises';
import type { Calls } from './calls.ts';
import { checkThings, type ThingRecord } from '../records/set-record.ts';
import { report } from '../records/tally.ts';
import type { Person, Worker } from './worker.ts';

const PASSWORD = 'a quiet library';

/** An administrator who adds and deletes learners, some of them while they work. */
export function createPeople(
  { api, name, random }: Person,
  { connect, sectionID }: { readonly connect: () => Person['api']; readonly sectionID: string },
): Worker {
  const accounts: ThingRecord[] = [];
  const history: string[] = [];

  async function add(calls: Calls): Promise<void> {
    const account: ThingRecord = {
      name: `${name.toLowerCase()}-${accounts.length}@example.com`,
      creation: 'asked',
      deletion: 'no',
    };
    accounts.push(account);
    const body = { firstName: 'Mai', lastName: 'Tran', email: account.name, password: PASSWORD };
    const outcome = await calls.insist((options) => api.client.call('POST /api/register', { body }, options), {
      name: `add ${account.name}`,
      history,
      isWrite: true,
    });
    if (outcome.kind !== 'unknown') account.creation = 'done';
  }

  async function list(calls: Calls): Promise<readonly { readonly id: string; readonly email: string }[] | null> {
    const outcome = await calls.insist((options) => api.client.call('GET /api/users', {}, options), {
      name: 'list the accounts',
      history,
    });
    return outcome.kind === 'done' ? outcome.value : null;
  }

  async function remove(calls: Calls, account: ThingRecord): Promise<void> {
    const id = (await list(calls))?.find(({ email }) => email === account.name)?.id;
    if (id === undefined) return;
    const isOver = { now: false };
    const learner = random.chance(0.5) ? await signIn(calls, account.name) : null;
    account.deletion = 'asked';
    const others: Promise<unknown>[] = [];
    if (learner) others.push(work(calls, learner, isOver));
    if (random.chance(0.3)) others.push(signIn(calls, account.name));
    const outcome = await calls.insist(
      (options) => api.client.call('DELETE /api/users/:id', { params: { id } }, options),
      { name: `delete ${account.name}`, history, isWrite: true },
    );
    if (outcome.kind !== 'unknown') account.deletion = 'done';
    isOver.now = true;
    await Promise.all(others);
  }

  async function signIn(calls: Calls, email: string): Promise<Person['api'] | null> {
    const learner = connect();
    const outcome = await calls.try(() => learner.signIn({ email, password: PASSWORD }), {
      name: `${email} signs in`,
      history,
      refusals: ['invalid_credentials', 'unauthenticated'],
    });
    return outcome.kind === 'done' ? learner : null;
  }

  /** Works as a learner whose account is deleted at the same time. */
  async function work(calls: Calls, learner: Person['api'], isOver: { readonly now: boolean }): Promise<void> {
    while (!isOver.now && !calls.isOver()) {
      const outcome = await calls.try(
        (options) => learner.client.call('POST /api/attempt', { body: { sectionID, restart: true } }, options),
        { name: 'one who is deleted starts', history, refusals: ['unauthenticated'] },
      );
      if (outcome.kind === 'refused') return;
      await delay(outcome.kind === 'done' ? 5 : 200);
    }
  }

  return {
    async step(calls) {
      const present = accounts.filter(({ creation, deletion }) => creation === 'done' && deletion === 'no');
      if (present.length > 3) await remove(calls, random.pick(present));
      else await add(calls);
    },

    async verify(calls) {
      const listed = await list(calls);
      if (listed === null) return report(calls.tally, ['LOST: the list of accounts cannot be read'], history);
      report(
        calls.tally,
        checkThings(
          accounts,
          listed.map(({ email }) => email),
        ),
        history,
      );
    },
  };
}
