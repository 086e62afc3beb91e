import type { Regrade } from '@bandwise/api-contract/admin';
import { serverMessage } from '@bandwise/api-contract/client';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Alert, Button, List, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { ChangedResults } from './changed-results.tsx';
import { usePreview, useRegrade, type WantedKey } from './regrade-calls.ts';

interface PreviewProps {
  readonly sectionId: string;
  readonly wantedKey: WantedKey;
  readonly onDone: (regrade: Regrade) => void;
  /** Reloads the part after a concurrent change. */
  readonly onReload: () => void;
}

/** The button that was pressed may be a screen above. */
const focusNow = (heading: HTMLElement | null) => heading?.focus();

/** The effects of a corrected key; with a reason, the button that applies it. */
export function Preview({ sectionId, wantedKey, onDone, onReload }: PreviewProps) {
  const preview = usePreview(sectionId, wantedKey);
  const regrade = useRegrade(sectionId);
  const [reason, setReason] = useState('');
  if (preview.isPending) return <Skeleton count={3}>{texts.regrade.seeing}</Skeleton>;
  if (preview.isError)
    return (
      <Alert color="red">
        <Stack align="flex-start">
          <Text size="sm">{serverMessage(preview.error, texts.regrade.seeFailed)}</Text>
          <Button variant="default" onClick={onReload}>
            {texts.regrade.reload}
          </Button>
        </Stack>
      </Alert>
    );
  const { data } = preview;
  const isSame =
    data.version_after === data.version_before && data.sums.gained + data.sums.lost + data.sums.reworded === 0;
  return (
    <Card as="section" aria-labelledby="preview">
      <Stack align="stretch">
        <Title order={2} size="h3" id="preview" ref={focusNow} tabIndex={-1}>
          {texts.regrade.preview}
        </Title>
        <div role="status">
          <List>
            {linesOf(data, isSame).map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </div>
        {isSame ? (
          <Text>{texts.regrade.same}</Text>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              regrade.mutate({ ...wantedKey, reason: reason.trim() }, { onSuccess: onDone });
            }}
          >
            <Stack align="flex-start">
              <Textarea
                label={texts.regrade.reason}
                description={texts.regrade.reasonHint}
                required
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
                w="100%"
                maw={480}
              />
              <Button type="submit" disabled={reason.trim() === ''} loading={regrade.isPending}>
                {texts.regrade.confirm}
              </Button>
            </Stack>
          </form>
        )}
        <ChangedResults regrade={data} />
      </Stack>
    </Card>
  );
}

function linesOf({ sums, version_before, version_after }: Regrade, isSame: boolean): readonly string[] {
  const words = texts.regrade;
  return [
    words.examined(sums.examined),
    ...(sums.gained > 0 ? [words.gained(sums.gained, sums.learners_gaining)] : []),
    ...(sums.lost > 0 ? [words.lost(sums.lost, sums.learners_losing)] : []),
    ...(sums.gained + sums.lost === 0 ? [words.nothing] : []),
    ...sums.bands.map(({ from, to, exams }) => words.band(from, to, exams)),
    ...(sums.under_way > 0 ? [words.underWay(sums.under_way)] : []),
    ...(sums.left_out > 0 ? [words.leftOut(sums.left_out)] : []),
    ...(isSame ? [] : [version_after === version_before ? words.noVersion : words.newVersion(version_after)]),
  ];
}
