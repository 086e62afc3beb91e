import type { Deps } from '../deps.ts';
import { attemptsRoutes } from './attempts/attempts.routes.ts';
import { closeOverdue } from './attempts/close-attempt.ts';
import { createContent } from './attempts/attempt-context.ts';
import { examsRoutes } from './exams/exams.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { resultsRoutes } from './attempts/results.routes.ts';
import { createSectionLists } from './section-lists/section-lists.service.ts';
import { sectionsRoutes } from './sections/sections.routes.ts';
import { statsRoutes } from './stats/stats.routes.ts';

/** The modules about tests and attempts. They share what they keep in memory. */
export function contentRoutes(deps: Deps) {
  const content = createContent(deps);
  const lists = createSectionLists(content, deps.caches, (userId) => closeOverdue(content, userId));
  return {
    ...sectionsRoutes(content, lists),
    ...examsRoutes(content, deps.config),
    ...attemptsRoutes(content),
    ...resultsRoutes(content),
    ...statsRoutes(content),
    ...mediaRoutes(deps),
  };
}
