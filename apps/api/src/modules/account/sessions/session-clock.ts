import type { Deps } from '../../../deps.ts';
import type { SessionClock } from './sessions.repo.ts';

const HOUR = 60 * 60 * 1000;

export function sessionClock({ config, now }: Pick<Deps, 'config' | 'now'>): SessionClock {
  const at = now();
  return { now: at, idleSince: new Date(at.getTime() - config.sessionIdleHours * HOUR) };
}
