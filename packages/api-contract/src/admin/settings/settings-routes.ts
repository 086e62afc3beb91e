import type { RouteTable } from '../../common/route.ts';
import { settingsChangeSchema, settingsSchema } from './settings.ts';

/** Calls about the settings of the installation. */
export const settingsRoutes = {
  'GET /api/settings': {
    auth: 'admin',
    tag: 'Settings',
    summary: 'The settings of the installation, and which come from the environment; never a secret',
    ok: { status: 200, schema: settingsSchema },
    errors: [],
  },
  'PUT /api/settings': {
    auth: 'admin',
    tag: 'Settings',
    summary: 'Chooses the marking profile of tests that do not choose their own; results keep their marks',
    body: settingsChangeSchema,
    ok: { status: 200, schema: settingsSchema },
    errors: ['version_conflict'],
  },
} as const satisfies RouteTable;
