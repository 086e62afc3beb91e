import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { createFairQueue } from '../../platform/background-work/fair-queue.ts';
import { createGuessLimits } from '../../platform/throttle/guess-limits.ts';
import { siteOf } from '../../platform/throttle/network-of.ts';
import { UNLOCK_FAILURES, UNLOCK_TRIES } from '../../limits.ts';
import { examNotFound } from './exam-not-found.ts';
import { createGrantIssuer } from './section-grant.ts';
import { createSectionReader, type SectionReader } from './section-reader.ts';
import { createSectionPolicy, type SectionPolicy, type Visitor } from './sections.policy.ts';
import { findVersionUnderWay, type SectionState } from './sections.repo.ts';

/** The operations of learners on sections, with one set of caches and one set of access rules. */
export interface Sections extends SectionReader, Pick<SectionPolicy, 'requirePractice' | 'mayOpen'> {
  /**
   * @throws 404, 401 for a guest if only learners may practise, 403 while it is locked for the visitor. An unpublished section exists only
   * for a learner with an attempt in progress, in the version of the attempt.
   */
  open(id: string, visitor: Visitor): Promise<SectionState>;
  /** Grants for the locked ones of these sections, for a learner to whom they are assigned. */
  grantsFor(ids: readonly string[]): Promise<Readonly<Record<string, string>>>;
  /** Exchanges the password for a grant; each try by any caller counts. */
  unlock(
    id: string,
    tried: { readonly caller: Caller | null; readonly network: string; readonly password: string },
  ): Promise<string>;
}

/** One at a time for each address: guests of a class share it, and concurrent tries must not be counted twice. */
const unlocks = createFairQueue({
  running: 1,
  waitingMax: 1000,
  busy: 'Too many people are unlocking tests at the moment.',
});

export function createSections(
  deps: Pick<Deps, 'appSecret' | 'caches' | 'changeFeed' | 'config' | 'db' | 'now' | 'pool'>,
): Sections {
  const { config, db, pool, changeFeed, caches, now } = deps;
  const grants = createGrantIssuer(deps.appSecret, config.defaultUnlockPassword);
  const policy = createSectionPolicy({ guestPractice: config.guestPractice, grants, now });
  const reader = createSectionReader({ pool, changeFeed, caches, config });
  const limits = createGuessLimits(pool, {
    pair: { name: 'unlock', ...UNLOCK_TRIES },
    targetFailures: UNLOCK_FAILURES,
  });

  async function find(id: string, caller: Caller | null): Promise<SectionState> {
    policy.requirePractice(caller);
    const section = await reader.state(id);
    if (!section) throw examNotFound();
    return section;
  }

  async function asBegun(section: SectionState, caller: Caller | null): Promise<SectionState> {
    const version = caller && (await findVersionUnderWay(db, { userId: caller.id, section, now: now() }));
    if (version === null) throw examNotFound();
    const { content, total } = await reader.version({ id: section.id, version });
    return { ...section, version, time_minutes: content.time, questions_count: total };
  }

  return {
    ...reader,
    ...policy,

    async open(id, visitor) {
      const published = await find(id, visitor.caller);
      const section = published.archived ? await asBegun(published, visitor.caller) : published;
      policy.requireOpen(section, visitor);
      return section;
    },

    async grantsFor(ids) {
      const states = await Promise.all(ids.map((id) => reader.state(id)));
      const locked = states.filter((section) => section?.locked === true);
      return Object.fromEntries(
        locked.flatMap((section) => (section ? [[section.id, grants.issue(section, now())]] : [])),
      );
    },

    async unlock(id, { caller, network, password }) {
      const section = await find(id, caller);
      const guess = { target: section.id, source: caller?.id ?? network, site: caller?.id ?? siteOf(network) };
      const isRight = await unlocks(guess.site, async () => {
        await limits.begin(guess);
        return limits.compare(guess, async () => grants.opens(section, password));
      });
      if (!isRight) throw new AppError('incorrect_password', 'Incorrect password!');
      return grants.issue(section, now());
    },
  };
}
