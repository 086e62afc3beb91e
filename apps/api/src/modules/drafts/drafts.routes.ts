import { draftDetailSchema } from '@bandwise/api-contract/admin';
import type { Deps } from '../../deps.ts';
import { Prepared, type ModuleHandlers } from '../../http/handler.ts';
import { presentDraft } from './drafts.presenter.ts';
import { findContent, listDrafts } from './drafts.repo.ts';
import { askerOf, createDraft, deleteDraft, noteEditing, readDraft, saveDraft } from './drafts.service.ts';
import { draftNotFound } from './refusals.ts';
import { scheduleDraft } from './schedule-draft.ts';

type DraftRoutes = ModuleHandlers<
  | 'GET /api/draft'
  | 'POST /api/draft'
  | 'GET /api/draft/:id'
  | 'PUT /api/draft/:id'
  | 'DELETE /api/draft/:id'
  | 'PUT /api/draft/:id/schedule'
  | 'POST /api/draft/:id/editing'
>;

const frameSchema = draftDetailSchema.omit({ content: true });

type DraftDeps = Pick<Deps, 'config' | 'db' | 'fetchPictures' | 'jobs' | 'media' | 'now'>;

export function draftsRoutes({ db, jobs, now, media, fetchPictures, config }: DraftDeps): DraftRoutes {
  const { defaultUnlockPassword } = config;
  const work = { config, db, jobs, now, media, fetchPictures };
  return {
    'GET /api/draft': async ({ query, caller }) => {
      const rows = await listDrafts(db, askerOf(work, caller), { exam_id: query.exam_id });
      return { drafts: rows.map(presentDraft) };
    },

    'POST /api/draft': async ({ body, caller }) =>
      presentDraft(await createDraft(work, { id: body.id, examId: body.exam_id, content: body.content, caller })),

    'GET /api/draft/:id': async ({ params, caller }) => {
      const frame = JSON.stringify(frameSchema.parse(presentDraft(await readDraft(work, params.id, caller))));
      const content = await findContent(db, params.id);
      if (content === null) throw draftNotFound();
      // The content passed its schema when it was stored, and may be as large as an exam (docs/decisions/001-one-table-of-routes.md).
      return new Prepared(`${frame.slice(0, -1)},"content":${content}}`);
    },

    'PUT /api/draft/:id': async ({ params, body, caller }) =>
      presentDraft(await saveDraft(work, params.id, { ...body, caller })),

    'DELETE /api/draft/:id': async ({ params, query, caller }) => {
      await deleteDraft(work, params.id, { ...query, caller });
      return { success: true, message: 'Draft deleted successfully' };
    },

    'PUT /api/draft/:id/schedule': async ({ params, body, caller }) =>
      presentDraft(await scheduleDraft(work, params.id, { ...body, caller, defaultUnlockPassword })),

    'POST /api/draft/:id/editing': async ({ params, body, caller }) =>
      presentDraft(await noteEditing(work, params.id, { left: body.left, caller })),
  };
}
