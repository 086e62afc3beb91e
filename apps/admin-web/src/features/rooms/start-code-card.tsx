import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { START_CODE } from '../../shared/assigning/settings.ts';
import { texts } from '../../shared/texts/texts.ts';

const words = texts.room.code;

interface StartCodeCardProps {
  readonly code: string | null;
  readonly isBusy: boolean;
  /** undefined: a new code; null: none. */
  readonly onSet: (code: string | null | undefined, onDone?: () => void) => void;
}

/** The start code, large enough to be projected. */
export function StartCodeCard({ code, isBusy, onSet }: StartCodeCardProps) {
  const [own, setOwn] = useState('');
  return (
    <Card withBorder p="md" component="section" aria-label={words.title}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {words.title}
        </Title>
        {code === null ? (
          <Text>{words.none}</Text>
        ) : (
          <>
            <Text fw={700} style={{ fontSize: 'clamp(2.5rem, 8vw, 5rem)', lineHeight: 1.1, overflowWrap: 'anywhere' }}>
              {code}
            </Text>
            <Text c="dimmed">{words.lead}</Text>
          </>
        )}
        <Group gap="xs">
          <Button variant="default" disabled={isBusy} onClick={() => onSet(undefined)}>
            {words.new}
          </Button>
          {code !== null && (
            <Button variant="default" disabled={isBusy} onClick={() => onSet(null)}>
              {words.remove}
            </Button>
          )}
        </Group>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (own.trim().length < START_CODE.min) return;
            onSet(own.trim(), () => setOwn((typed) => (typed === own ? '' : typed)));
          }}
        >
          <Group gap="xs" align="flex-end">
            <TextInput
              label={words.own}
              description={texts.assignments.form.codeLength(START_CODE.min, START_CODE.max)}
              maxLength={START_CODE.max}
              value={own}
              onChange={(event) => setOwn(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={isBusy || own.trim().length < START_CODE.min}>
              {words.set}
            </Button>
          </Group>
        </form>
      </Stack>
    </Card>
  );
}
