import type { Draft } from '@bandwise/api-contract/admin';
import { showsDrafts, type ListParams } from './list-params.ts';
import { searchExams } from './search-exams.ts';

/** The drafts of the tab that match the search; in a list of drafts, those in the chosen state. */
export function draftsFor(params: ListParams, drafts: readonly Draft[]): readonly Draft[] {
  const { skill, state, search } = params;
  const ofSkill = drafts.filter((draft) => draft.skill === skill);
  if (!showsDrafts(params)) return searchExams(ofSkill, search);
  const due = ofSkill.filter(({ schedule }) => state !== 'scheduled' || schedule !== null);
  return searchExams(due, search);
}
