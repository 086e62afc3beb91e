import { ApiError, type Client, type LearnerRoutes, type Session } from '@bandwise/api-contract/client';
import type {
  AnswersBody,
  AttemptBody,
  AttemptChanges,
  AttemptDetail,
  DeliverySectionBody,
  MarkedBody,
} from '@bandwise/api-contract/learner';
import { isAnswered, type Answers } from '@bandwise/domain';
import type { GrantStore } from '../../../../shared/services/grant-store.ts';
import type { Edits } from '../../../../shared/attempt-drafts/answer-copy.ts';
import type { AttemptDraft } from '../../../../shared/attempt-drafts/attempt-draft.ts';
import { createGuestCalls, type OnGuestMarked } from './guest-calls.ts';

/** The server's calls for the attempts at one section. */
export interface Transport {
  /** null: the server keeps nothing (a guest's attempt). */
  readonly attempts: AttemptCalls | null;
  /** Starts a guest's attempt. If that fails, its submission does it. */
  readonly begin?: () => void;
  /** Has the server mark the answers; a learner's result is saved with it, a guest's is not. */
  readonly submit: (submission: Submission) => Promise<MarkedBody>;
}

export interface AttemptCalls {
  /** Begins an attempt or resumes the one in progress; `restart` discards that one first. */
  readonly start: (restart: boolean) => Promise<AttemptBody>;
  /** `leaving`: the request outlives the page. */
  readonly save: (id: string, edits: Edits, leaving: boolean) => Promise<AttemptBody>;
  readonly read: (id: string) => Promise<AttemptDetail>;
}

export interface Submission {
  /** null: a guest's, or one that the server never began. */
  readonly attemptId: string | null;
  readonly answers: Answers;
  /** The unconfirmed edits. */
  readonly edits: Edits;
}

interface TransportServices {
  readonly api: Client<LearnerRoutes>;
  readonly grants: GrantStore;
  readonly session: Session;
}

interface TransportSetup {
  readonly sectionId: string;
  readonly isStored: boolean;
  /** Nothing is saved for the account that is signed in. */
  readonly isPreview?: boolean;
  /** Called with each state of the attempt from the server. */
  readonly onAttempt: (attempt: AttemptBody) => void;
  readonly onGuestMarked: OnGuestMarked;
}

export function createTransport(services: TransportServices, setup: TransportSetup): Transport {
  const { api, grants, session } = services;
  const { sectionId, isStored, isPreview = false, onAttempt, onGuestMarked } = setup;
  const notifyAttempt = async (answer: Promise<AttemptBody>) => {
    const attempt = await answer;
    onAttempt(attempt);
    return attempt;
  };
  const granted = () => ({ headers: grants.headers(sectionId) });
  const attempts: AttemptCalls = {
    start: (restart) =>
      notifyAttempt(
        api.call('POST /api/attempt', { body: { sectionID: sectionId, ...(restart ? { restart } : {}) } }, granted()),
      ),
    save: (id, edits, leaving) =>
      notifyAttempt(
        api.call(
          'PATCH /api/attempt/:id',
          { params: { id }, body: { changes: changesBody(edits) } },
          { keepalive: leaving },
        ),
      ),
    read: (id) => api.call('GET /api/attempt/:id', { params: { id } }),
  };
  const guest = createGuestCalls(services, sectionId, onGuestMarked);
  return {
    attempts: isStored ? attempts : null,
    begin() {
      if (session.token() === null) guest.begin();
    },
    submit({ attemptId, answers: given, edits }) {
      const answers = answersBody(given);
      if (session.token() === null) return guest.mark(answers);
      if (isPreview)
        return api.call('POST /api/section/:id/mark', { params: { id: sectionId }, body: { answers } }, granted());
      const attempt = attemptId === null ? {} : { attemptID: attemptId };
      const body = { sectionID: sectionId, answers, changes: changesBody(edits), ...attempt };
      return api.call('POST /api/user/save-result', { body }, granted());
    },
  };
}

/** The answers as they are sent: blanks left out. */
export function answersBody(answers: Answers): AnswersBody {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([address]) => isAnswered({ address }, answers))
      .map(([address, value]) => [address, typeof value === 'string' ? value : [...value]]),
  );
}

/** The request body of edits with their times. */
export function changesBody(edits: Edits): AttemptChanges {
  return Object.fromEntries(
    Object.entries(edits).map(([address, { value, at }]) => [
      address,
      { value: typeof value === 'string' || value === null ? value : [...value], at },
    ]),
  );
}

/** The server's merged state. */
export interface Merged {
  readonly kind: 'merged';
  readonly body: AttemptBody;
  /** The edits that the request contained. */
  readonly sentEdits: Edits;
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
    const { body, sentEdits } = await request(attempts, asking);
    const received = now();
    const otherVersion = body.version === version ? null : (await attempts.read(body.id)).section;
    return { kind: 'merged', body, sentEdits, sent, received, otherVersion };
  } catch (error) {
    if (!isClosed(error) || draft.attemptId === null) throw error;
    return { kind: 'closed', detail: await attempts.read(draft.attemptId) };
  }
}

/** Saves what is waiting, which answers the merged state; begins the attempt where there is none any more. */
async function request(
  attempts: AttemptCalls,
  { draft, isClosing }: Asking,
): Promise<{ readonly body: AttemptBody; readonly sentEdits: Edits }> {
  const { attemptId, restart, copy } = draft;
  if (attemptId === null) return { body: await attempts.start(restart), sentEdits: {} };
  try {
    return { body: await attempts.save(attemptId, copy.edits, false), sentEdits: copy.edits };
  } catch (error) {
    if (isDiscarded(error) && !isClosing) return { body: await attempts.start(false), sentEdits: {} };
    throw error;
  }
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'attempt_closed';
const isDiscarded = (error: unknown) => error instanceof ApiError && error.status === 404;
