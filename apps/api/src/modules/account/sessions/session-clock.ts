import type { Deps } from '../../../deps.ts';
import { HOUR } from '../../../limits.ts';
import type { SessionClock } from './sessions.repo.ts';

export function sessionClock({ config, now }: Pick<Deps, 'config' | 'now'>): SessionClock {
  const at = now();
  return { now: at, idleSince: new Date(at.getTime() - config.sessionIdleHours * HOUR) };
}
