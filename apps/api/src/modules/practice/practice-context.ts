import type { Deps } from '../../deps.ts';
import type { CloseOverdue } from '../attempts/attempts.ts';
import type { Sections } from '../sections/sections.ts';

export interface PracticeContext extends Pick<Deps, 'db' | 'now'> {
  readonly sections: Pick<Sections, 'keyed' | 'open' | 'state' | 'version'>;
  /** Ends the attempts of a learner whose time is up. */
  readonly closeOverdue: CloseOverdue;
}
