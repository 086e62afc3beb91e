import type { SittingDetail } from '@bandwise/api-contract/admin';
import { Figures } from '@bandwise/ui/figures/figures.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { minuteText } from '@bandwise/ui/dates/date-text.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { bandText } from '../names.ts';
import { ResultHead } from '../result-head.tsx';
import { useSittingResult } from '../result-queries.ts';
import { ResultStatus } from '../result-status.tsx';
import { SatParts } from './sat-parts.tsx';

const words = texts.results.one;

/** The result of a sitting: its exams with marks, bands and times, their parts, and written texts. */
export function SittingPage() {
  const { sittingID = '' } = useParams();
  const query = useSittingResult(sittingID);
  if (!query.isSuccess) return <ResultStatus query={query} loading={words.loading} failed={words.failed} />;
  const { learner, result } = query.data;
  return (
    <Stack gap="lg">
      <ResultHead title={words.sittingOf(result.exams.map(({ title }) => title).join(', '))} learner={learner} />
      {result.exams.map((exam) => (
        <SatExam key={exam.exam_id} exam={exam} />
      ))}
      {result.note !== null && (
        <Text size="sm" c="dimmed">
          {result.note}
        </Text>
      )}
    </Stack>
  );
}

type Exam = SittingDetail['result']['exams'][number];

function SatExam({ exam }: { readonly exam: Exam }) {
  const { exam_id, title, skill, sat, marks, total, band, started_at, ended_at } = exam;
  return (
    <Card as="section" aria-labelledby={`exam-${exam_id}`}>
      <Stack>
        <Title order={2} size="h3" id={`exam-${exam_id}`}>
          {title}
        </Title>
        {sat ? (
          <Figures
            figures={[
              ...(marks === null ? [] : [{ label: words.figures.marks, value: texts.results.marks(marks, total) }]),
              ...(band === null ? [] : [{ label: words.figures.band, value: bandText(band) }]),
              ...(started_at === null || ended_at === null
                ? []
                : [
                    {
                      label: words.figures.minutes,
                      value: Math.round((ended_at - started_at) / 60_000),
                      note: words.allowed(Math.round((exam.seconds + exam.extra_seconds + exam.granted_seconds) / 60)),
                    },
                    { label: words.ended, value: minuteText(ended_at) },
                  ]),
            ]}
          />
        ) : (
          <Text c="dimmed">{words.notSat}</Text>
        )}
        {sat && <SatParts title={title} parts={exam.parts} skill={skill} />}
      </Stack>
    </Card>
  );
}
