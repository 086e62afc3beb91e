import { totalNumbers } from '@bandwise/domain';
import type { ModuleHandlers } from '../../http/handler.ts';
import { examNotFound, findEditable, presentEdit } from '../sections/sections.ts';
import { presentVersion } from './versions.presenter.ts';
import { countVersions, findContent, listVersions } from './versions.repo.ts';

const PAGE_SIZE = 20;

type VersionRoutes = ModuleHandlers<'GET /api/section/:id/versions' | 'GET /api/section/:id/versions/:version'>;

export function versionsRoutes(): VersionRoutes {
  return {
    'GET /api/section/:id/versions': async ({ params: { id }, query: { page }, reads: { db } }) => {
      const counted = await countVersions(db, id);
      if (!counted) throw examNotFound();
      const { current, total } = counted;
      const rows = await listVersions(db, id, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      return { versions: rows.map(presentVersion), current, page, pages, total };
    },

    'GET /api/section/:id/versions/:version': async ({ params: { id, version }, reads: { db } }) => {
      const [section] = await findEditable(db, { id });
      const content = section ? await findContent(db, id, version) : null;
      if (!section || !content) throw examNotFound();
      return presentEdit({ ...section, version, content, questions_count: totalNumbers(content.groups) });
    },
  };
}
