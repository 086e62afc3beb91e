import type { AttemptDetail, DeliverySectionBody } from '@bandwise/api-contract/learner';
import type { Answers } from '@bandwise/domain';
import type { AnswerValue, Edits } from './answer-copy.ts';
import type { SaveStatus } from './save-status.ts';
import type { ServerFailure } from './server-failure.ts';
import type { Ending } from './ending.ts';

export interface SyncView {
  readonly answers: Answers;
  /** By the device's clock, in milliseconds; null: no clock. */
  readonly deadline: number | null;
  /** null: a guest's, kept on the device only. */
  readonly status: SaveStatus | null;
  /** Why the server does not have them; null: it has, or nobody knows yet. */
  readonly failure: ServerFailure | null;
  /** Whether the device keeps them too. */
  readonly isOnDevice: boolean;
  /** It goes on from before: there were answers when it was opened. */
  readonly resumed: boolean;
}

export interface SyncEvents {
  /** The server has closed the attempt: its time was over, or it was submitted elsewhere. */
  readonly onClosed: (detail: AttemptDetail, ending: Ending | null) => void;
  /** The attempt in progress was begun on this other version of the section. */
  readonly onOtherVersion: (section: DeliverySectionBody) => void;
}

export interface AttemptSync {
  /** The same object until something changes. */
  readonly view: () => SyncView;
  /** Calls at every change, until the function it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly isClosed: () => boolean;
  /** Resumes on the server and keeps in step with it, until the function it returns is called. */
  readonly start: (events: SyncEvents) => () => void;
  readonly answer: (address: string, value: AnswerValue) => void;
  /** Discards the attempt and begins another. `duration` in milliseconds; null: no clock. */
  readonly restart: (duration: number | null) => void;
  /** No more answers: it is being submitted. */
  readonly close: () => void;
  /** What to submit, after what other devices typed has been taken in. */
  readonly submission: () => Promise<{
    readonly attemptId: string | null;
    readonly answers: Answers;
    readonly edits: Edits;
  }>;
  /** The server takes no more of it: its time is over, and only what has arrived counts. */
  readonly isLate: () => boolean;
  /** Submitted: the device forgets it. */
  readonly finish: () => void;
  /** The network is back, or the tab is: no need to wait. */
  readonly saveNow: () => void;
  readonly noticeConnection: () => void;
  /** The page goes away: one last save that outlives it. */
  readonly leave: () => void;
  readonly storageChanged: (event: StorageEvent) => void;
}
