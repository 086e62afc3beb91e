import type { EditSection } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { Prepared, type ModuleHandlers } from '../../http/handler.ts';
import { sendBody } from '../../plugins/encoded-body.ts';
import type { Content } from '../content.ts';
import type { SectionLists } from './list.service.ts';
import { notFound, openSection, readExplanation, unlockSection } from './section.service.ts';
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
  return {
    'GET /api/exam/list/:skill': async (call) =>
      sendBody(call.request, call.reply, await lists.list(call.params.skill, visitorOf(call))),

    'GET /api/exam/list/part/:skill': async (call) =>
      sendBody(call.request, call.reply, await lists.list(call.params.skill, visitorOf(call))),

    'GET /api/exam/list/part/:skill/:id': async (call) => {
      if (call.caller?.role === 'admin') return new Prepared(JSON.stringify(await editable(content, call.params)));
      const section = await openSection(content, call.params.id, visitorOf(call));
      if (section.skill !== call.params.skill) throw notFound();
      return sendBody(call.request, call.reply, await content.sections.body(section));
    },

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
  if (!section || (wanted.skill && section.content.skill !== wanted.skill)) throw notFound();
  return presentEdit(section);
}
