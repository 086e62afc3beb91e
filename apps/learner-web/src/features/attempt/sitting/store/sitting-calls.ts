import { ApiError, type Client, type LearnerRoutes } from '@bandwise/api-contract/client';
import type { SectionSave, SittingBody, SittingFrameBody, SittingSavedBody } from '@bandwise/api-contract/learner';
import type { SittingPhase } from '@bandwise/domain/internal';

/** The server's calls for one sitting. */
export interface SittingCalls {
  readonly read: () => Promise<SittingBody>;
  readonly ask: () => Promise<SittingFrameBody>;
  /** `leaving`: the request outlives the page. */
  readonly save: (sections: readonly SectionSave[], leaving?: boolean) => Promise<SittingSavedBody>;
  readonly next: (exam: number, phase: Extract<SittingPhase, 'instructions' | 'pause'>) => Promise<SittingBody>;
  readonly finish: (exam: number, sections: readonly SectionSave[]) => Promise<SittingBody>;
}

export function createSittingCalls(api: Client<LearnerRoutes>, id: string): SittingCalls {
  const params = { id };
  return {
    read: () => api.call('GET /api/sitting/:id', { params }),
    ask: () => api.call('GET /api/sitting/:id/state', { params }),
    save: (sections, leaving = false) =>
      api.call('PATCH /api/sitting/:id', { params, body: { sections: [...sections] } }, { keepalive: leaving }),
    next: (exam, phase) => api.call('POST /api/sitting/:id/next', { params, body: { exam, phase } }),
    finish: (exam, sections) =>
      api.call('POST /api/sitting/:id/finish', { params, body: { exam, sections: [...sections] } }),
  };
}

export const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'sitting_closed';
