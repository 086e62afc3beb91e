import type { Skill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useExamsOfSkill } from '../../../shared/exams/exams-of-skill.ts';
import { searchExams } from '../model/search-exams.ts';
import { CreateExamButton } from '../../../shared/exams/create-exam-button.tsx';
import { ExamsTable } from './exams-table.tsx';

/** Rows a page (administrator specification, section 9). */
const PAGE_SIZE = 5;

export function ExamsOfSkill({ skill, search }: { skill: Skill; search: string }) {
  const sections = useExamsOfSkill(skill);
  const [wanted, setWanted] = useState(1);
  if (!sections.isSuccess) {
    return <QueryStatus query={sections} loading={texts.exams.loading} failed={texts.exams.failed} />;
  }
  if (sections.data.length === 0) {
    return <EmptyState title={texts.exams.noneOfType(skill)} action={<CreateExamButton skill={skill} />} />;
  }
  const found = searchExams(sections.data, search);
  if (found.length === 0) return <EmptyState title={texts.exams.noneFound} description={texts.exams.tryAnother} />;
  const { rows, page, pages } = pageOf(found, PAGE_SIZE, wanted);
  return (
    <Stack>
      <ExamsTable sections={rows} siblings={sections.data} skill={skill} />
      <Pager label={texts.exams.title} page={page} pages={pages} onPage={setWanted} />
    </Stack>
  );
}
