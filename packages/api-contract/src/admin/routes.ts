import { assessmentRoutes } from './assessments/assessment-routes.ts';
import { binRoutes } from './bin-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { examRoutes } from './exam-routes.ts';
import { keyProposalRoutes } from './key-proposals/key-proposal-routes.ts';
import { problemRoutes } from './problem-reports/problem-routes.ts';
import { regradeRoutes } from './regrades/regrade-routes.ts';
import { resultRoutes } from './result-routes.ts';
import { sectionRoutes } from './section-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { assignmentRoutes } from './teaching/assignment-routes.ts';
import { classRoutes } from './teaching/class-routes.ts';
import { classTableRoutes } from './teaching/class-table-routes.ts';
import { roomRoutes } from './teaching/room-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Every call that only an administrator may make. */
export const adminRoutes = {
  ...assessmentRoutes,
  ...examRoutes,
  ...binRoutes,
  ...draftRoutes,
  ...regradeRoutes,
  ...resultRoutes,
  ...sectionRoutes,
  ...problemRoutes,
  ...keyProposalRoutes,
  ...settingsRoutes,
  ...statisticsRoutes,
  ...assignmentRoutes,
  ...classRoutes,
  ...roomRoutes,
  ...classTableRoutes,
  ...userRoutes,
} as const;
