import type { AgreementBody } from '@bandwise/api-contract/admin';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Stack, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ASSESSING_PATH } from '../../../shared/assessing/paths.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { type Services, useServices } from '../../../shared/services/services.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { StrictnessPlot } from './strictness-plot.tsx';

const { agreement: words } = texts.assessing;

const agreementQuery = (api: Services['api']) =>
  queryOptions({
    queryKey: ['/api/agreement'],
    queryFn: ({ signal }) => api.call('GET /api/agreement', {}, { signal }),
    // Others finish opinions.
    staleTime: 0,
  });

/** How far assessors agree over pairs of opinions, and who is stricter. */
export function AgreementPage() {
  const query = useQuery(agreementQuery(useServices().api));
  const { data } = query;
  return (
    <Stack>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <Button component={Link} to={ASSESSING_PATH} variant="default">
            {texts.assessing.title}
          </Button>
        }
      />
      <QueryStatus query={query} loading={words.loading} failed={words.failed} />
      {data?.submissions === 0 && <EmptyState title={words.none} description={words.noneDetail} />}
      {data && data.submissions > 0 && (
        <>
          <Text role="status">{words.count(data.submissions)}</Text>
          <Figures agreement={data} />
          <StrictnessPlot assessors={data.assessors} />
        </>
      )}
    </Stack>
  );
}

type Row = AgreementBody['all'] & { readonly id: string; readonly name: string };

/** The figures of all bands, and of each criterion. */
function Figures({ agreement: { all, criteria } }: { readonly agreement: AgreementBody }) {
  const rows: readonly Row[] = [
    { ...all, id: 'all', name: words.all },
    ...criteria.map((one) => ({ ...one, id: one.criterion, name: texts.assessing.criteria[one.criterion] })),
  ];
  return (
    <Card>
      <Title order={2} size="h4">
        {words.figures}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {words.figuresHint}
      </Text>
      <ListTable
        label={words.figures}
        rows={rows}
        columns={[
          { head: texts.assessing.opinions.criterion, render: ({ name }) => name },
          { head: words.pairs, isNumber: true, render: ({ pairs }) => pairs.toLocaleString('en-GB') },
          { head: words.exact, isNumber: true, render: ({ exact }) => shown(exact, words.percent) },
          { head: words.withinOne, isNumber: true, render: ({ within_one }) => shown(within_one, words.percent) },
          { head: words.kappa, isNumber: true, render: ({ kappa }) => shown(kappa, (value) => value.toFixed(2)) },
        ]}
      />
    </Card>
  );
}

function shown(value: number | null, write: (value: number) => string): string {
  return value === null ? words.noFigure : write(value);
}
