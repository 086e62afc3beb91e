import { adminVariants, type EditSection } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { byRole } from '../../http/by-role.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { sendBody } from '../../http/send-body.ts';
import { examNotFound } from './exam-not-found.ts';
import { rememberGrant } from './grant-cookie.ts';
import { visitorOf } from './sections.policy.ts';
import { presentEdit } from './sections.presenter.ts';
import { findEditable, type SectionState } from './sections.repo.ts';
import type { Sections } from './sections.service.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';

type SectionRoutes = ModuleHandlers<
  | 'GET /api/exam/list/part/:skill/:id'
  | 'GET /api/section/:id'
  | 'GET /api/section/:id?view=edit'
  | 'POST /api/section/:id/unlock'
>;

export function sectionsRoutes({ db }: Pick<Deps, 'db'>, sections: Sections): SectionRoutes {
  return {
    'GET /api/exam/list/part/:skill/:id': byRole(adminVariants['GET /api/exam/list/part/:skill/:id'], {
      everyone: async (call) => {
        const section = await open(sections, call);
        if (section.skill !== call.params.skill) throw examNotFound();
        return sendBody(call.request, call.reply, await sections.body(section));
      },
      administrators: ({ params }) => editable(db, params),
    }),

    'GET /api/section/:id': async (call) => {
      const section = await open(sections, call);
      return sendBody(call.request, call.reply, await sections.body(section));
    },

    'GET /api/section/:id?view=edit': ({ params }) => editable(db, params),

    'POST /api/section/:id/unlock': async ({ params, body, caller, request, reply }) => {
      const grant = await sections.unlock(params.id, {
        caller,
        network: networkOf(request.ip),
        password: body.password,
      });
      rememberGrant(request, reply, grant);
      return { grant };
    },
  };
}

/** Opens a section for the caller. The grant of a locked section also opens its recording and pictures. */
async function open(
  sections: Sections,
  call: Parameters<typeof visitorOf>[0] & {
    readonly params: { readonly id: string };
    readonly reply: FastifyReply;
  },
): Promise<SectionState> {
  const visitor = visitorOf(call);
  const section = await sections.open(call.params.id, visitor);
  if (section.locked && visitor.grant !== null) rememberGrant(call.request, call.reply, visitor.grant);
  return section;
}

/** A part for editing; must have the skill if one is given. */
async function editable(db: Deps['db'], wanted: { readonly id: string; readonly skill?: Skill }): Promise<EditSection> {
  const [section] = await findEditable(db, { id: wanted.id });
  if (!section || (wanted.skill && section.content.skill !== wanted.skill)) throw examNotFound();
  return presentEdit(section);
}
