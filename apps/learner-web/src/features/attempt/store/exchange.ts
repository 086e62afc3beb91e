import { ApiError } from '@bandwise/api-contract/client';
import type { AttemptBody, AttemptDetail, DeliverySectionBody } from '@bandwise/api-contract/learner';
import type { Edits } from './answer-copy.ts';
import type { AttemptDraft } from './attempt-draft.ts';
import type { AttemptCalls } from './transport.ts';

/** What the server made of what it was told. */
export interface Merged {
  readonly kind: 'merged';
  readonly body: AttemptBody;
  /** What of the draft the request held. */
  readonly held: Edits;
  /** The device's clock when the request left and when its answer came, in milliseconds. */
  readonly sent: number;
  readonly received: number;
  /** The attempt in progress was begun on this other version of the section. */
  readonly otherVersion: DeliverySectionBody | null;
}

/** The attempt is over: its time was, or it was submitted elsewhere. */
interface Closed {
  readonly kind: 'closed';
  readonly detail: AttemptDetail;
}

interface Asking {
  readonly draft: AttemptDraft;
  readonly version: number;
  /** It is being submitted: none is begun in its place. */
  readonly isClosing: boolean;
  readonly now: () => number;
}

/** Tells the server what it does not have, and asks what it has. Fails as the call does. */
export async function exchange(attempts: AttemptCalls, asking: Asking): Promise<Merged | Closed> {
  const { draft, version, now } = asking;
  const sent = now();
  try {
    const { body, held } = await request(attempts, asking);
    const received = now();
    const otherVersion = body.version === version ? null : (await attempts.read(body.id)).section;
    return { kind: 'merged', body, held, sent, received, otherVersion };
  } catch (error) {
    if (!isClosed(error) || draft.attemptId === null) throw error;
    return { kind: 'closed', detail: await attempts.read(draft.attemptId) };
  }
}

/** Saves what is waiting, which answers the merged state; begins the attempt where there is none any more. */
async function request(
  attempts: AttemptCalls,
  { draft, isClosing }: Asking,
): Promise<{ readonly body: AttemptBody; readonly held: Edits }> {
  const { attemptId, restart, copy } = draft;
  if (attemptId === null) return { body: await attempts.start(restart), held: {} };
  try {
    return { body: await attempts.save(attemptId, copy.edits, false), held: copy.edits };
  } catch (error) {
    if (isDiscarded(error) && !isClosing) return { body: await attempts.start(false), held: {} };
    throw error;
  }
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'attempt_closed';
const isDiscarded = (error: unknown) => error instanceof ApiError && error.status === 404;
