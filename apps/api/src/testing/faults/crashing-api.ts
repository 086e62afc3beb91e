import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient, NetworkError, type Client } from '@bandwise/api-contract/client';
import type { AllRoutes } from '@bandwise/api-contract/routes';
import { SHORT_LIVED } from '../short-lived.ts';
import type { Order, Started, Tokens } from './crash-process.ts';

/** A process of the API that can be told where to die, and that is started again on the same data. */
export interface CrashingApi {
  readonly admin: Client<AllRoutes>;
  readonly learner: Client<AllRoutes>;
  /**
   * Makes a call during which the process dies at the nth step.
   * @returns its answer, or 'died' when there was none; an answered call had fewer steps.
   */
  dieDuring<T>(step: number, call: () => Promise<T>): Promise<T | 'died'>;
  /** Has the process publish the drafts that are due by a time, as its timer would. */
  publishDue(by: Date): Promise<void>;
  /** Has the process remove the recordings whose time has passed by then, as its timer would. */
  removeRecordings(by: Date): Promise<void>;
  /** Kills the process if it lives, and starts another. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The process ended before it completed the request. */
class Died extends Error {
  override readonly name = 'Died';
}

/** @param program `crash-process.ts`, joined. */
export async function startCrashingApi(program: string, env: Readonly<Record<string, string>>): Promise<CrashingApi> {
  let running = await start();
  const { admin, learner } = await makePeople();

  async function start(): Promise<Started & { child: ChildProcess }> {
    const started = fork(program, {
      execArgv: SHORT_LIVED,
      env: { PATH: process.env['PATH'], NODE_ENV: 'test', SERVE_WEB: 'off', LOG_LEVEL: 'silent', ...env },
    });
    const [message] = await Promise.race([once(started, 'message'), once(started, 'exit')]);
    if (typeof message !== 'object') throw new Error('The process ended before it listened; what it said is above.');
    return { child: started, ...(message as Started) }; // the first thing it sends
  }

  async function makePeople(): Promise<Tokens> {
    running.child.send('make people' satisfies Order);
    const [tokens] = await once(running.child, 'message');
    return tokens as Tokens; // what it answers to this order
  }

  async function kill(): Promise<void> {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async function work(order: Order): Promise<void> {
    const { child } = running;
    child.send(order);
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (child.signalCode === 'SIGKILL') throw new Died();
    if (message !== 'done') throw new Error(`The work failed: ${message}`);
  }

  const clientWith = (token: string) =>
    createClient<AllRoutes>({
      baseUrl: '',
      fetch: (address, init) => fetch(new URL(address, running.url), init),
      token: () => token,
      csrfToken: () => null,
      // Only `restart` starts the process again.
      pause: () => Promise.resolve(),
    });

  return {
    admin: clientWith(admin),
    learner: clientWith(learner),
    async dieDuring(dieAt, call) {
      running.child.send({ dieAt } satisfies Order);
      await once(running.child, 'message');
      try {
        return await call();
      } catch (error) {
        if (error instanceof NetworkError || error instanceof Died) return 'died';
        throw error;
      }
    },
    publishDue: (by) => work({ publishDue: by.toISOString() }),
    removeRecordings: (by) => work({ removeRecordings: by.toISOString() }),
    async restart() {
      await kill();
      running = await start();
    },
    stop: kill,
  };
}
