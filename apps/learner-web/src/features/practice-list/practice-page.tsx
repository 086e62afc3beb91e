import { isMarkedSkill } from '@bandwise/domain';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { skillFromParam } from './section-param.ts';
import { SectionListPage } from './sections/section-list-page.tsx';

// It shows authored text, whose sanitiser the first screens do without.
const TaskListPage = lazy(async () => ({ default: (await import('./tasks/task-list-page.tsx')).TaskListPage }));

/** The practice list of one skill: tests to answer, or tasks to read. */
export function PracticePage() {
  const skill = skillFromParam(useParams()['section']);
  if (isMarkedSkill(skill)) return <SectionListPage key={skill} skill={skill} />;
  return <TaskListPage key={skill} skill={skill} />;
}
