import { lazy } from 'react';

/** Few questions have problems, so the code loads with the first opened explanation. */
export const ProblemReport = lazy(async () => ({ default: (await import('./problem-report.tsx')).ProblemReport }));
