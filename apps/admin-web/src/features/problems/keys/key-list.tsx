import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CardList } from '../../../shared/cards/card-list.tsx';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { ProposalCard } from './proposal-card.tsx';
import { useProposals } from './proposals-query.ts';

const words = texts.keys;

/** Keys that learners' answers speak against. Each leads to its change with a dry run: nothing changes without a person. */
export function KeyList() {
  const [wanted, setWanted] = useState(1);
  const proposals = useProposals(wanted);
  const { data } = proposals;
  if (data && wanted > data.pages && !proposals.isPlaceholderData) setWanted(data.pages);
  return (
    <Stack>
      <QueryStatus query={proposals} loading={words.loading} failed={words.failed} />
      {data && data.unread > 0 && (
        <Text c="dimmed" size="sm">
          {words.unread(data.unread)}
        </Text>
      )}
      {data?.total === 0 && <EmptyState title={words.none} description={words.noneDetail} />}
      {data && data.total > 0 && (
        <>
          <Text c="dimmed" size="sm" role="status">
            {words.count(data.total)}
          </Text>
          <CardList>
            {data.proposals.map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} />
            ))}
          </CardList>
        </>
      )}
      <Pager label={texts.problems.views.keys} page={wanted} pages={data?.pages ?? 1} onPage={setWanted} />
    </Stack>
  );
}
