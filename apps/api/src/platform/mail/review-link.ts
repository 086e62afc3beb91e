import type { Skill } from '@bandwise/domain';
import type { Config } from '../../config/config.ts';

/** Where a learner reads a submitted attempt of a marked skill, for a mail. */
export function reviewLink(
  { learnerWebUrl, port }: Pick<Config, 'learnerWebUrl' | 'port'>,
  { skill, part_number, id }: { readonly skill: Skill; readonly part_number: number; readonly id: string },
  attemptId: string,
): string {
  const link = new URL(
    `${learnerWebUrl ?? `http://localhost:${port}`}/practice/${skill}/part${part_number}/${encodeURIComponent(id)}`,
  );
  link.search = new URLSearchParams({ review: attemptId }).toString();
  return link.toString();
}
