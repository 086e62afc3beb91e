import { idParamsSchema } from '../../common/fields.ts';
import type { RouteTable } from '../../common/route.ts';
import {
  classFiguresSchema,
  classFileQuerySchema,
  classTableQuerySchema,
  classTableSchema,
  teachingSchema,
} from './class-table.ts';

/** The work of learners of a class. A class of other teachers is answered with 404. */
export const classTableRoutes = {
  'GET /api/teaching': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Returns who is late in the classes that the caller teaches, and how each class is doing',
    ok: { status: 200, schema: teachingSchema },
    errors: [],
  },
  'GET /api/class/:id/table': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Returns a page of the learners and assignments of a class with states, marks and bands',
    params: idParamsSchema,
    query: classTableQuerySchema,
    ok: { status: 200, schema: classTableSchema },
    errors: ['not_found'],
  },
  'GET /api/class/:id/table.csv': {
    auth: 'teacher',
    tag: 'Classes',
    summary: 'Returns all learners and assignments of a class as a CSV file',
    params: idParamsSchema,
    query: classFileQuerySchema,
    ok: { status: 200, schema: null, binary: true },
    errors: ['not_found'],
  },
  'GET /api/class/:id/figures': {
    auth: 'teacher',
    tag: 'Classes',
    summary:
      'Returns figures of a class: bands over time, weakest question types, and its bands beside those of everybody',
    params: idParamsSchema,
    ok: { status: 200, schema: classFiguresSchema },
    errors: ['not_found'],
  },
} as const satisfies RouteTable;
