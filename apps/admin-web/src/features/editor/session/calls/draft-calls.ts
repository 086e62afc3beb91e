import type { Draft, DraftContent, DraftDetail, ExamDetail } from '@bandwise/api-contract/admin';
import { ApiError, randomId } from '@bandwise/api-contract/client';
import type { Services } from '../../../../shared/services/services.ts';
import type { ExamForm } from '../../model/form/form.ts';

type Api = Services['api'];

/** A draft on the server, at the last known revision. */
export interface DraftRef {
  readonly id: string;
  readonly revision: number;
}

export interface DraftCalls {
  /** The first save creates the draft. */
  readonly save: (ref: DraftRef | null, content: DraftContent) => Promise<Draft>;
  /** @returns null if it was published or deleted. */
  readonly load: (ref: DraftRef | null) => Promise<DraftDetail | null>;
  /** Refused if the draft was saved since. */
  readonly remove: (ref: DraftRef) => Promise<void>;
  /** Reports that the draft is open here, or was left; null: there is none. */
  readonly reportEditing: (ref: DraftRef | null, left?: boolean) => Promise<Draft | null>;
  /** The current published test of the draft; null without one. */
  readonly exam: () => Promise<ExamDetail | null>;
}

/** @param examId the published test that is changed; null: it is new. */
export function createDraftCalls(api: Api, examId: string | null): DraftCalls {
  // One id for all retries, so that a call without a response creates no second draft.
  let begun = randomId();
  const find = async (ref: DraftRef | null) =>
    ref?.id ?? (examId === null ? begun : ((await findDraftOf(api, examId))?.id ?? null));
  return {
    async save(ref, content) {
      if (ref !== null)
        return api.call('PUT /api/draft/:id', { params: { id: ref.id }, body: { revision: ref.revision, content } });
      const draft = await api.call('POST /api/draft', { body: { id: begun, exam_id: examId, content } });
      begun = randomId();
      return draft;
    },
    async load(ref) {
      const id = await find(ref);
      return id === null ? null : api.call('GET /api/draft/:id', { params: { id } }).catch(nullIfGone);
    },
    async remove({ id, revision }) {
      await api.call('DELETE /api/draft/:id', { params: { id }, query: { revision } }).catch(nullIfGone);
    },
    async reportEditing(ref, left = false) {
      if (ref === null) return examId === null || left ? null : findDraftOf(api, examId);
      const request = { params: { id: ref.id }, body: { left } };
      return api.call('POST /api/draft/:id/editing', request, { keepalive: left }).catch(nullIfGone);
    },
    async exam() {
      if (examId === null) return null;
      return api.call('GET /api/exam/:exam_id', { params: { exam_id: examId } }).catch(nullIfGone);
    },
  };
}

/** The draft of a published test; null without one. */
async function findDraftOf(
  api: Api,
  examId: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Draft | null> {
  const { drafts } = await api.call('GET /api/draft', { query: { exam_id: examId } }, options);
  return drafts[0] ?? null;
}

export async function loadDraftOf(
  api: Api,
  examId: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<DraftDetail | null> {
  const draft = await findDraftOf(api, examId, options);
  return draft && api.call('GET /api/draft/:id', { params: { id: draft.id } }, options).catch(nullIfGone);
}

/** The wire's form equals the editor's: a change of only one does not compile. */
export function toContent(of: {
  readonly tab: string;
  readonly editor: string;
  readonly form: ExamForm;
  readonly from: ExamForm | null;
}): DraftContent {
  return {
    draftForm: 2,
    tab: of.tab,
    editor: of.editor,
    savedAt: Date.now(),
    form: writable(of.form),
    from: of.from && writable(of.from),
  };
}

function writable(form: ExamForm): DraftContent['form'] {
  return form as DeepMutable<ExamForm>; // what is sent is not changed
}

type DeepMutable<T> = T extends readonly (infer U)[]
  ? DeepMutable<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: DeepMutable<T[K]> }
    : T;

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
