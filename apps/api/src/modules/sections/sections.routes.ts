import { adminVariants, type EditSection } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { byRole, type Visit } from '../../http/by-role.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { sendBody } from '../../platform/compression/encoded-body.ts';
import type { Content } from '../attempts/attempt-context.ts';
import { testNotFound } from './exam-not-found.ts';
import type { SectionLists } from '../section-lists/section-lists.service.ts';
import { openSection, readExplanation, unlockSection } from './sections.service.ts';
import { visitorOf } from './sections.policy.ts';
import { presentEdit } from './sections.presenter.ts';
import { findEditable } from './sections.repo.ts';

type SectionRoutes = ModuleHandlers<
  | 'GET /api/exam/list/:skill'
  | 'GET /api/exam/list/part/:skill'
  | 'GET /api/exam/list/part/:skill/:id'
  | 'GET /api/section/:id'
  | 'GET /api/section/:id?view=edit'
  | 'GET /api/section/:id/explanation'
  | 'POST /api/section/:id/unlock'
>;

export function sectionsRoutes(content: Content, lists: SectionLists): SectionRoutes {
  const list = byRole(adminVariants['GET /api/exam/list/:skill'], {
    everyone: async (call: Visit<{ readonly skill: Skill }>) =>
      sendBody(call.request, call.reply, await lists.list(call.params.skill, visitorOf(call))),
    administrators: async ({ params, caller, request, reply }) =>
      sendBody(request, reply, await lists.listForAdministrator(params.skill, caller.id)),
  });
  return {
    'GET /api/exam/list/:skill': list,
    'GET /api/exam/list/part/:skill': list,

    'GET /api/exam/list/part/:skill/:id': byRole(adminVariants['GET /api/exam/list/part/:skill/:id'], {
      everyone: async (call) => {
        const section = await openSection(content, call.params.id, visitorOf(call));
        if (section.skill !== call.params.skill) throw testNotFound();
        return sendBody(call.request, call.reply, await content.sections.body(section));
      },
      administrators: ({ params }) => editable(content, params),
    }),

    'GET /api/section/:id': async (call) => {
      const section = await openSection(content, call.params.id, visitorOf(call));
      return sendBody(call.request, call.reply, await content.sections.body(section));
    },

    'GET /api/section/:id?view=edit': ({ params }) => editable(content, params),

    'GET /api/section/:id/explanation': async ({ params, caller }) => ({
      explanation: await readExplanation(content, params.id, caller),
    }),

    'POST /api/section/:id/unlock': async ({ params, body, caller, request }) => ({
      grant: await unlockSection(content, params.id, { caller, address: request.ip, password: body.password }),
    }),
  };
}

/** A part for editing; of the given skill, where one is given. */
async function editable(
  content: Content,
  wanted: { readonly id: string; readonly skill?: Skill },
): Promise<EditSection> {
  const [section] = await findEditable(content.db, { id: wanted.id });
  if (!section || (wanted.skill && section.content.skill !== wanted.skill)) throw testNotFound();
  return presentEdit(section);
}
