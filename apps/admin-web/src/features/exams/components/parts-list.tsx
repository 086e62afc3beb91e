import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack } from '@mantine/core';
import { CreateExamButton } from '../../../shared/exams/create-exam-button.tsx';
import { useExamsOfSkill } from '../../../shared/exams/exams-of-skill.ts';
import { pageOf } from '../../../shared/paging/page-of.ts';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { ListParams } from '../model/list-params.ts';
import { searchExams } from '../model/search-exams.ts';
import { PartsTable } from './parts-table.tsx';

/** Rows a page (administrator specification, section 9). */
const PAGE_SIZE = 5;

interface PartsListProps {
  readonly params: ListParams;
  readonly onPage: (page: number) => void;
}

/** A row for each part, as the document has it. */
export function PartsList({ params: { skill, search, page: wanted }, onPage }: PartsListProps) {
  const sections = useExamsOfSkill(skill);
  if (!sections.isSuccess) {
    return <QueryStatus query={sections} loading={texts.exams.loading} failed={texts.exams.failed} />;
  }
  if (sections.data.length === 0) {
    return <EmptyState title={texts.exams.noneOfType(skill)} action={<CreateExamButton skill={skill} />} />;
  }
  const matches = searchExams(sections.data, search);
  if (matches.length === 0) return <EmptyState title={texts.exams.noneFound} description={texts.exams.tryAnother} />;
  const { rows, page, pages } = pageOf(matches, PAGE_SIZE, wanted);
  return (
    <Stack>
      <PartsTable sections={rows} siblings={sections.data} skill={skill} />
      <Pager label={texts.exams.title} page={page} pages={pages} onPage={onPage} />
    </Stack>
  );
}
