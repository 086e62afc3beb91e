import type { ClassBody } from '@bandwise/api-contract/admin';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts';
import { useEndCode, useNewCode } from '../class-calls.ts';

const words = texts.classes.code;

/** The code by which learners join, large enough to read from the back of a room. */
export function JoinCode({ of: { id, join_code: code, join_link: link } }: { readonly of: ClassBody }) {
  const newCode = useNewCode();
  const endCode = useEndCode();
  const [asked, setAsked] = useState<'end' | 'renew' | null>(null);
  const close = { onSettled: () => setAsked(null) };
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess(words.copied);
    } catch (error) {
      toastError(error, words.copyFailed(address));
    }
  };
  return (
    <Card as="section" aria-label={words.title}>
      <Title order={2} size="h4">
        {words.title}
      </Title>
      {code === null || link === null ? (
        <Group justify="space-between" mt="xs">
          <Text>{words.none}</Text>
          <Button variant="default" loading={newCode.isPending} onClick={() => newCode.mutate({ id })}>
            {words.make}
          </Button>
        </Group>
      ) : (
        <Stack gap="xs">
          <Text fz="2.5rem" fw={700} lh={1.3} ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {code}
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {link}
          </Text>
          <Text size="sm" c="dimmed">
            {words.hint}
          </Text>
          <Group gap="sm">
            <Button onClick={() => void copy(link)}>{words.copy}</Button>
            <Button variant="default" onClick={() => setAsked('renew')}>
              {words.renew}
            </Button>
            <Button variant="default" onClick={() => setAsked('end')}>
              {words.end}
            </Button>
          </Group>
        </Stack>
      )}
      <ConfirmDialog
        opened={asked === 'renew'}
        title={words.renewTitle}
        confirmLabel={words.renew}
        cancelLabel={texts.common.cancel}
        pending={newCode.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => newCode.mutate({ id }, close)}
      >
        <Text>{words.renewDetail}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'end'}
        title={words.endTitle}
        confirmLabel={words.end}
        cancelLabel={texts.common.cancel}
        pending={endCode.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => endCode.mutate({ id }, close)}
      >
        <Text>{words.endDetail}</Text>
      </ConfirmDialog>
    </Card>
  );
}
