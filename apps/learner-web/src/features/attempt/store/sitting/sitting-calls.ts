import { ApiError, type Client, type LearnerRoutes } from '@bandwise/api-contract/client';
import type {
  SectionSave,
  SittingBody,
  SittingFrameBody,
  SittingResultBody,
  SittingSavedBody,
} from '@bandwise/api-contract/learner';
import type { SittingPhase } from '@bandwise/domain/internal';

/** The storage of one sitting: the server for a learner, the device for a guest. */
export interface SittingCalls {
  readonly read: () => Promise<SittingBody>;
  readonly ask: () => Promise<SittingFrameBody>;
  /** `leaving`: the request outlives the page. */
  readonly save: (sections: readonly SectionSave[], leaving?: boolean) => Promise<SittingSavedBody>;
  readonly next: (exam: number, phase: Extract<SittingPhase, 'instructions' | 'pause'>) => Promise<SittingBody>;
  /** `all`: the whole sitting, without the exams that have not started. */
  readonly finish: (exam: number, sections: readonly SectionSave[], all?: boolean) => Promise<SittingBody>;
  /** Between two moments the recording could not be fetched. */
  readonly unheard: (exam: number, from: number, to: number) => Promise<SittingFrameBody>;
  readonly result: () => Promise<SittingResultBody>;
}

export function createSittingCalls(api: Client<LearnerRoutes>, id: string): SittingCalls {
  const params = { id };
  return {
    read: () => api.call('GET /api/sitting/:id', { params }),
    ask: () => api.call('GET /api/sitting/:id/state', { params }),
    save: (sections, leaving = false) =>
      api.call('PATCH /api/sitting/:id', { params, body: { sections: [...sections] } }, { keepalive: leaving }),
    next: (exam, phase) => api.call('POST /api/sitting/:id/next', { params, body: { exam, phase } }),
    finish: (exam, sections, all = false) =>
      api.call('POST /api/sitting/:id/finish', { params, body: { exam, all, sections: [...sections] } }),
    unheard: (exam, from, to) => api.call('POST /api/sitting/:id/unheard', { params, body: { exam, from, to } }),
    result: () => api.call('GET /api/sitting/:id/result', { params }),
  };
}

export const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'sitting_closed';

export interface Sitter {
  /** The account's id, or GUEST. */
  readonly owner: string;
  /** As the screen names them. */
  readonly taker: string;
  readonly isGuest: boolean;
}

/** The learner or guest, and the storage of the sitting. */
export interface SittingHost extends Sitter {
  readonly calls: SittingCalls;
}
