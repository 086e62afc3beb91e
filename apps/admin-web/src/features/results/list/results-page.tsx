import type { ResultList } from '@bandwise/api-contract/admin';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { RESULTS_PATH } from '../../../shared/results/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { learnerName } from '../names.ts';
import { ResultsList } from './results-list.tsx';
import { useResults } from './results-query.ts';
import { useResultParams } from './use-result-params.ts';

/** Every submitted attempt, of all learners or of what the address names. The address says all that is shown. */
export function ResultsPage() {
  const { params } = useResultParams();
  const { data } = useResults(params);
  const { section, exam, learner } = params;
  const isOfAll = section === null && exam === null && learner === null;
  const subject = data && subjectOf(data.of);
  return (
    <Stack>
      <PageHead
        title={subject ? texts.results.of(subject) : texts.results.title}
        lead={texts.results.subtitle}
        actions={
          !isOfAll && (
            <Button component={Link} to={RESULTS_PATH} variant="default">
              {texts.results.filters.clear}
            </Button>
          )
        }
      />
      <ResultsList />
    </Stack>
  );
}

/** The subject of the list in words; null for all results. */
function subjectOf({ section, exam, learner }: ResultList['of']): string | null {
  const names = [
    ...(section ? [`${section.title} (${partLabel(section.skill, section.part_number)})`] : []),
    ...(exam && !section ? [exam.title] : []),
    ...(learner ? [learnerName(learner)] : []),
  ];
  return names.length === 0 ? null : names.join(', ');
}
