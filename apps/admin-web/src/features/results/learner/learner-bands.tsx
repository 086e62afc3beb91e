import type { ExamResult } from '@bandwise/api-contract/admin';
import { isMarkedSkill, skills } from '@bandwise/domain';
import { BandPlot, type Banded } from '@bandwise/ui/figures/band-plot.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, Box, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { sittingPath } from '../../../shared/results/paths.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { bandText } from '../names.ts';

/** The most bands in the plot; the table has all. */
const PLOTTED = 12;

const words = texts.results.learner;

interface BandedResult extends ExamResult {
  readonly band: NonNullable<ExamResult['band']>;
}

/** Bands of whole tests over time by kind of test, as plot and table. Renders nothing without bands. */
export function LearnerBands({ bands }: { readonly bands: readonly ExamResult[] }) {
  const series = seriesOf(bands);
  if (series.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="bands">
      <Title order={2} size="h3" id="bands">
        {words.bands}
      </Title>
      <Text c="dimmed" size="sm">
        {words.bandsHint}
      </Text>
      <SimpleGrid cols={{ base: 1, lg: Math.min(2, series.length) }}>
        {series.map(({ paper, results }) => (
          <Card key={paper}>
            <Title order={3} size="h4">
              {words.papers[paper]}
            </Title>
            <BandPlot
              paper={paper}
              results={results.slice(-PLOTTED).map(({ id, band }) => ({ id, band: band.band }))}
            />
            <Box mt="lg">
              <BandsTable paper={paper} results={[...results].reverse()} />
            </Box>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface Series {
  readonly paper: Banded;
  /** The earliest first. */
  readonly results: readonly BandedResult[];
}

function BandsTable({ paper, results }: Series) {
  return (
    <ListTable
      label={words.papers[paper]}
      rows={results}
      columns={[
        {
          head: texts.results.columns.test,
          render: ({ title, sitting_id, submitted_at }) => (
            <>
              <Anchor component={Link} to={sittingPath(sitting_id)} inherit>
                {title}
              </Anchor>
              <Text size="sm" c="dimmed">
                <Moment at={submitted_at} />
              </Text>
            </>
          ),
        },
        {
          head: texts.results.columns.marks,
          isNumber: true,
          render: ({ marks, total }) => (
            <Text inherit style={{ whiteSpace: 'nowrap' }}>
              {marks === null ? '–' : texts.results.marks(marks, total)}
            </Text>
          ),
        },
        { head: texts.results.one.figures.band, isNumber: true, render: ({ band }) => bandText(band) },
      ]}
    />
  );
}

function seriesOf(bands: readonly ExamResult[]): readonly Series[] {
  const banded = bands.flatMap((result) => {
    const { band, skill, variant } = result;
    const paper: Banded | null = skills[skill].bands?.[variant] ?? (isMarkedSkill(skill) ? null : skill);
    return band && paper ? [{ paper, result: { ...result, band } }] : [];
  });
  return [...new Set(banded.map(({ paper }) => paper))].map((paper) => ({
    paper,
    results: banded.filter((one) => one.paper === paper).map(({ result }) => result),
  }));
}
