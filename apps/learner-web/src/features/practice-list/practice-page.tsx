import { isMarkedSkill } from '@bandwise/domain';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { LoadingPage } from '../../shared/layout/loading-page.tsx';
import { FullTestPage } from './full-tests/full-test-page.tsx';
import { hasFullTests } from './full-tests/has-full-tests.ts';
import { skillFromParam } from './section-param.ts';
import { SectionListPage } from './sections/section-list-page.tsx';

// It shows authored text, whose sanitiser the first screens do without.
const TaskListPage = lazy(async () => ({ default: (await import('./tasks/task-list-page.tsx')).TaskListPage }));

/** The practice list of one skill: tests to answer, or tasks to read. */
export function PracticePage() {
  const skill = skillFromParam(useParams()['section']);
  const isFull = useSearchParams()[0].get('view') === 'full';
  if (isFull && hasFullTests(skill)) return <FullTestPage key={skill} skill={skill} />;
  if (isMarkedSkill(skill)) return <SectionListPage key={skill} skill={skill} />;
  return (
    // A separate boundary: the one around all pages would keep the previous list.
    <Suspense key={skill} fallback={<LoadingPage />}>
      <TaskListPage skill={skill} />
    </Suspense>
  );
}
