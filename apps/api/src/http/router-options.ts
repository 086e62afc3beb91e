import { viewConstraint } from './view-constraint.ts';

/** How addresses are read, by every server of this process. */
export const ROUTER_OPTIONS = { constraints: viewConstraint, ignoreTrailingSlash: true, maxParamLength: 200 };
