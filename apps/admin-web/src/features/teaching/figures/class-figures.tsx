import { COMPARED_LEARNERS_MIN, type ClassFigures } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useClassFigures } from '../queries.ts';
import { BandsPlot } from './bands-plot.tsx';
import { DistributionPlot } from './distribution-plot.tsx';
import { WeakTypes } from './weak-types.tsx';

const { figures: words } = texts.classWork;

/** Figures of a class: bands over time, its bands beside those of everybody else, and weak question types. */
export function ClassFiguresView({ classID }: { readonly classID: string }) {
  const query = useClassFigures(classID);
  return (
    <Stack component="section" gap="sm" aria-labelledby="figures">
      <div>
        <Title order={2} size="h3" id="figures">
          {words.title}
        </Title>
        <Text c="dimmed" size="sm">
          {words.lead}
        </Text>
      </div>
      <QueryStatus query={query} loading={words.loading} failed={words.failed} />
      {query.data && <Figures figures={query.data} />}
    </Stack>
  );
}

function Figures({ figures: { bands, types, distribution } }: { readonly figures: ClassFigures }) {
  if (bands.length + types.length === 0) return <EmptyState title={words.none} description={words.noneDetail} />;
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {bands.map((one) => (
          <BandsPlot key={one.paper} {...one} />
        ))}
        {distribution.map((one) => (
          <DistributionPlot key={one.paper} {...one} />
        ))}
      </SimpleGrid>
      {distribution.length === 0 && <Text c="dimmed">{words.hidden(COMPARED_LEARNERS_MIN)}</Text>}
      <WeakTypes types={types} />
    </>
  );
}
