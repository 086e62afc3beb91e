import { lazy } from 'react';

/** Few questions have something wrong with them: it arrives with the first that is looked at. */
export const ProblemReport = lazy(async () => ({ default: (await import('./problem-report.tsx')).ProblemReport }));
