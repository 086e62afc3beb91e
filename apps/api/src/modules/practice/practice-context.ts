import type { Deps } from '../../deps.ts';
import type { CloseOverdue } from '../attempts/attempts.ts';
import type { Sections } from '../sections/sections.ts';

export interface PracticeContext extends Pick<Deps, 'db' | 'now' | 'pool'> {
  readonly sections: Pick<Sections, 'keyed' | 'open' | 'state' | 'version'>;
  /** Closes the learner's overdue attempts. */
  readonly closeOverdue: CloseOverdue;
}
