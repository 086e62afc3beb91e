import type { ResultDetail } from '@bandwise/api-contract/admin';
import { Figures } from '@bandwise/ui/figures/figures.tsx';
import { Alert, Button, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { sectionResultsPath, sittingPath } from '../../../shared/results/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ResultHead } from '../result-head.tsx';
import { useAttemptResult } from '../result-queries.ts';
import { ResultStatus } from '../result-status.tsx';
import { AnswersTable } from './answers-table.tsx';
import { AsSeen } from './as-seen.tsx';

const words = texts.results.one;

/** The result of one attempt: marks and times, each answer with its verdict and reason, and the part as its learner saw it. */
export function AttemptPage() {
  const { attemptID = '' } = useParams();
  const query = useAttemptResult(attemptID);
  return query.isSuccess ? (
    <Attempt detail={query.data} />
  ) : (
    <ResultStatus query={query} loading={words.loading} failed={words.failed} />
  );
}

function Attempt({ detail }: { readonly detail: ResultDetail }) {
  const { section, learner, exam, sitting_id, source } = detail;
  return (
    <Stack gap="lg">
      <ResultHead
        title={section.title}
        learner={learner}
        of={words.partOf(partLabel(section.skill, section.part_number), exam.title)}
      >
        {sitting_id !== null && (
          <Button component={Link} to={sittingPath(sitting_id)} variant="default">
            {words.toSitting}
          </Button>
        )}
        <Button component={Link} to={sectionResultsPath(section.id)} variant="default">
          {words.allOfPart}
        </Button>
      </ResultHead>
      <AttemptFigures detail={detail} />
      {source === 'reported' ? (
        <Alert>{words.reported}</Alert>
      ) : (
        <>
          <div>
            <Title order={2} size="h3" mb="sm">
              {words.answers}
            </Title>
            <AnswersTable detail={detail} />
          </div>
          <AsSeen detail={detail} />
        </>
      )}
    </Stack>
  );
}

function AttemptFigures({ detail: { result, submitted_at, seconds, section, sitting_id } }: { detail: ResultDetail }) {
  const { correctCount: marks, total } = result;
  return (
    <Figures
      figures={[
        {
          label: words.figures.marks,
          value: texts.results.marks(marks, total),
          ...(total > 0 && { note: words.percent(Math.round((100 * marks) / total)) }),
        },
        {
          label: words.figures.minutes,
          value: seconds === null ? words.unknown : Math.round(seconds / 60),
          // A whole test has one clock.
          ...(sitting_id === null && { note: words.allowed(section.time) }),
        },
        { label: words.figures.submitted, value: minuteText(submitted_at) },
      ]}
    />
  );
}
