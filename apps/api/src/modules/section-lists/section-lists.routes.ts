import { adminVariants } from '@bandwise/api-contract/admin';
import type { Skill } from '@bandwise/domain';
import { byRole, type Visit } from '../../http/by-role.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { sendBody } from '../../http/send-body.ts';
import { visitorOf } from '../sections/sections.ts';
import type { SectionLists } from './section-lists.service.ts';

type ListRoutes = ModuleHandlers<'GET /api/exam/list/:skill' | 'GET /api/exam/list/part/:skill'>;

export function sectionListsRoutes(lists: SectionLists): ListRoutes {
  const list = byRole(adminVariants['GET /api/exam/list/:skill'], {
    everyone: async (call: Visit<{ readonly skill: Skill }>) =>
      sendBody(call.request, call.reply, await lists.list(call.params.skill, visitorOf(call), call.reads)),
    administrators: async ({ params, caller, reads, request, reply }) =>
      sendBody(request, reply, await lists.listForAdministrator(params.skill, caller.id, reads)),
  });
  return { 'GET /api/exam/list/:skill': list, 'GET /api/exam/list/part/:skill': list };
}
