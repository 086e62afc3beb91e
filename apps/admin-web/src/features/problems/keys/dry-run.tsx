import { serverMessage } from '@bandwise/api-contract/client';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.keys;

interface DryRunProps {
  readonly sectionId: string;
  /** The address of its answer. */
  readonly question: string;
  readonly accept: string;
  readonly label: string;
}

/** Shows whose marks would change if the key accepted an answer too, without changing anything. */
export function DryRun({ sectionId, question, accept, label }: DryRunProps) {
  const { api } = useServices();
  const run = useMutation({
    mutationFn: () =>
      api.call('POST /api/section/:id/regrade', {
        params: { id: sectionId },
        body: { question, accept, dryRun: true },
      }),
  });
  return (
    <>
      <Button
        variant="default"
        loading={run.isPending}
        onClick={() => run.mutate()}
        aria-label={words.dryRunOf(accept, label)}
      >
        {words.dryRun}
      </Button>
      <Text size="sm" role="status" w="100%" hidden={!run.isSuccess && !run.isError}>
        {run.data && words.wouldChange(run.data.sums)}
        {run.error && serverMessage(run.error, texts.regrade.seeFailed)}
      </Text>
    </>
  );
}
