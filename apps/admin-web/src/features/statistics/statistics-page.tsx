import type { StatisticsBody } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { partLabel } from '../../shared/exams/part-label.ts';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { examResultsPath, sectionResultsPath } from '../../shared/results/paths.ts';
import { examStatisticsPath, sectionStatisticsPath } from '../../shared/statistics/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { CountedAttempts } from './counted-attempts.tsx';
import { QuestionAnswers } from './questions/question-answers.tsx';
import { QuestionsTable } from './questions/questions-table.tsx';
import { QuestionsToCheck } from './questions/questions-to-check.tsx';
import { MarksPlot } from './plots/marks-plot.tsx';
import { QuestionsPlot } from './plots/questions-plot.tsx';
import { useStatisticsParams, type StatisticsParams } from './statistics-params.ts';
import { useStatistics, type Subject } from './statistics-query.ts';
import { TestFigures } from './test-figures.tsx';
import classes from './statistics-page.module.css';

const GONE = { title: texts.exams.gone, to: '/tests', label: texts.exams.title };

/** The statistics of a section or a whole test: flagged questions, figures of the test, plots, and figures of all questions. */
export function StatisticsPage({ kind }: { readonly kind: Subject['kind'] }) {
  const { id = '' } = useParams();
  const { params, change } = useStatisticsParams();
  const query = useStatistics({ kind, id }, params);
  const { data } = query;
  return (
    <Stack>
      <PageHead
        title={data ? texts.statistics.of(nameOf(data, kind)) : texts.statistics.title}
        lead={texts.statistics.lead}
        actions={data && <RelatedLinks kind={kind} statistics={data} />}
      />
      <QueryStatus query={query} loading={texts.statistics.loading} failed={texts.statistics.failed} missing={GONE} />
      {data && (
        <>
          <CountedAttempts kind={kind} statistics={data} params={params} onChange={change} />
          {data.hidden ? (
            <EmptyState
              title={texts.statistics.tooFew(data.attempts)}
              description={texts.statistics.tooFewDetail}
              {...(data.attempts > 0 && {
                action: (
                  <Button variant="default" onClick={() => change({ showsFew: true })}>
                    {texts.statistics.showFew}
                  </Button>
                ),
              })}
            />
          ) : (
            <Figures kind={kind} statistics={data} params={params} onChange={change} />
          )}
        </>
      )}
    </Stack>
  );
}

function nameOf({ name, parts, skill }: StatisticsBody, kind: Subject['kind']): string {
  const [part] = parts;
  return kind === 'section' && part ? `${name} (${partLabel(skill, part.part_number)})` : name;
}

interface ShownProps {
  readonly kind: Subject['kind'];
  readonly statistics: StatisticsBody;
}

/** Links to the results, and to the statistics of the whole test or of its parts. */
function RelatedLinks({ kind, statistics: { exam_id, parts, skill } }: ShownProps) {
  const [part] = parts;
  const results = kind === 'section' && part ? sectionResultsPath(part.sectionID) : examResultsPath(exam_id);
  return (
    <Group gap="xs">
      {kind === 'section' && (
        <Button component={Link} to={examStatisticsPath(exam_id)} variant="default">
          {texts.statistics.wholeTest}
        </Button>
      )}
      {kind === 'exam' &&
        parts.length > 1 &&
        parts.map(({ sectionID, part_number }) => (
          <Button key={sectionID} component={Link} to={sectionStatisticsPath(sectionID)} variant="default">
            {partLabel(skill, part_number)}
          </Button>
        ))}
      <Anchor component={Link} to={results} underline="always">
        {texts.statistics.results}
      </Anchor>
    </Group>
  );
}

interface FiguresProps extends ShownProps {
  readonly params: StatisticsParams;
  readonly onChange: (change: Partial<StatisticsParams>) => void;
}

function Figures({ kind, statistics, params, onChange }: FiguresProps) {
  const { figures, questions } = statistics;
  const selectedQuestion =
    kind === 'section' ? questions.find(({ addresses }) => addresses.includes(params.question ?? '')) : null;
  return (
    <>
      <QuestionsToCheck statistics={statistics} />
      {figures && <TestFigures figures={figures} total={statistics.total} />}
      <div className={classes['plots']}>
        <MarksPlot histogram={statistics.histogram} mean={figures?.mean ?? null} />
        <QuestionsPlot questions={questions} />
      </div>
      {selectedQuestion && (
        <QuestionAnswers
          key={selectedQuestion.addresses[0]}
          question={selectedQuestion}
          params={params}
          onClose={() => onChange({ question: null })}
        />
      )}
      <QuestionsTable statistics={statistics} isOfExam={kind === 'exam'} />
    </>
  );
}
