import type { AssessmentBody, OpinionBody, OpinionsBody } from '@bandwise/api-contract/admin';
import { Button, Stack } from '@mantine/core';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { bandText } from '../../names.ts';
import { ContentView } from '../content-view.tsx';
import classes from '../screen.module.css';

const words = texts.assessing.opinions;

interface ComparisonProps {
  readonly assessment: Pick<AssessmentBody, 'criteria' | 'recordings' | 'text'>;
  readonly opinions: OpinionsBody;
  readonly onUse: ((opinion: OpinionBody) => void) | undefined;
}

/** Both opinions side by side with their distance, and each of them whole. */
export function Comparison({ assessment, opinions: { first, second }, onUse }: ComparisonProps) {
  if (!first || !second) return null;
  const rows = assessment.criteria.map((criterion) => ({
    id: criterion as string,
    name: texts.assessing.criteria[criterion],
    one: first.bands[criterion] ?? 0,
    other: second.bands[criterion] ?? 0,
    write: String,
  }));
  return (
    <Stack gap="sm" mt="sm">
      <ListTable
        label={words.comparison}
        rows={[...rows, { id: 'task', name: words.task, one: first.band, other: second.band, write: bandText }]}
        columns={[
          { head: words.criterion, render: ({ name }) => name },
          { head: nameOf(first), isNumber: true, render: ({ one, write }) => write(one) },
          { head: nameOf(second), isNumber: true, render: ({ other, write }) => write(other) },
          { head: words.distance, isNumber: true, render: ({ one, other, write }) => write(Math.abs(one - other)) },
        ]}
      />
      {[first, second].map((opinion, index) => (
        <details key={opinion.finished_at + String(index)}>
          <summary className={classes['summary']}>{words.opinionOf(nameOf(opinion))}</summary>
          <ContentView content={opinion} assessment={assessment} by={opinion.by} at={opinion.finished_at} />
          {onUse && (
            <Button
              variant="default"
              size="compact-md"
              mt="sm"
              aria-label={words.beginWithThis(nameOf(opinion))}
              onClick={() => onUse(opinion)}
            >
              {words.begin}
            </Button>
          )}
        </details>
      ))}
    </Stack>
  );
}

function nameOf({ by }: OpinionBody): string {
  return by ?? texts.common.deletedUser;
}
