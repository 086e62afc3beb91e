import type { Skill } from '@bandwise/domain';
import { askAgain } from '@bandwise/ui/query/ask-again.ts';
import type { QueryClient } from '@tanstack/react-query';
import { draftsKey } from './drafts.ts';
import { examsOfSkillKey } from './exams-of-skill.ts';

export const binKey = () => ['/api/bin'];

/** The tests of a skill, the bin, and the drafts, which go and come with their test, are fetched again wherever they are shown. */
export async function showChanges(queries: QueryClient, skill: Skill): Promise<void> {
  const keys = [examsOfSkillKey(skill), draftsKey(), binKey()];
  await Promise.all(keys.map((queryKey) => askAgain(queries, queryKey)));
}
