import type { RouteTable } from '../../common/route.ts';
import { settingsChangeSchema, settingsSchema } from './settings.ts';

/** Calls about the settings of the installation. */
export const settingsRoutes = {
  'GET /api/settings': {
    auth: 'admin',
    tag: 'Settings',
    summary: 'Returns the settings of the installation and their sources; never a secret',
    ok: { status: 200, schema: settingsSchema },
    errors: [],
  },
  'PUT /api/settings': {
    auth: 'admin',
    tag: 'Settings',
    summary: 'Sets the marking profile of tests without their own, or whether learners may assess their own work',
    body: settingsChangeSchema,
    ok: { status: 200, schema: settingsSchema },
    errors: ['version_conflict'],
  },
} as const satisfies RouteTable;
