import type { AttemptContext } from '../attempts/attempts.ts';
import type { Sections } from '../sections/sections.ts';

/** The dependencies of work on sittings; each function declares only those that it uses. */
export interface SittingContext extends Pick<
  AttemptContext,
  'attempts' | 'db' | 'guestAttempts' | 'guestKeys' | 'guestMarks' | 'guestStarts' | 'metrics' | 'now'
> {
  readonly sections: Pick<Sections, 'keyed' | 'keyedNow' | 'open' | 'requirePractice' | 'version'>;
}
