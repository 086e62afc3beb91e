import type { Room } from '@bandwise/api-contract/admin';
import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { timeText } from '@bandwise/ui/dates/date-text.ts';
import { Button, Card, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState, type RefObject } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { fullName } from '../../shared/users/full-name.ts';

const words = texts.room.messages;

interface MessagesPanelProps {
  readonly room: Room;
  /** null: to all. */
  readonly recipient: string | null;
  readonly onRecipient: (userID: string | null) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly isBusy: boolean;
  readonly onSend: (text: string, onSent: () => void) => void;
}

/** Sends messages to the screens of one learner or of all, and lists them. */
export function MessagesPanel({ room, recipient, onRecipient, field, isBusy, onSend }: MessagesPanelProps) {
  const [text, setText] = useState('');
  return (
    <Card withBorder p="md" component="section" aria-label={words.title}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {words.title}
        </Title>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onSend(text, () => setText((typed) => (typed === text ? '' : typed)));
          }}
        >
          <Stack gap="sm">
            <NativeSelect
              label={words.recipient}
              value={recipient ?? ''}
              onChange={(event) => onRecipient(event.currentTarget.value || null)}
              data={[
                { value: '', label: words.toAll },
                ...room.learners.map((learner) => ({ value: learner.id, label: fullName(learner) })),
              ]}
            />
            <Textarea
              ref={field}
              label={words.text}
              maxLength={TEACHING_LIMITS.messageMax}
              rows={3}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
              {words.send}
            </Button>
          </Stack>
        </form>
        {room.messages.length === 0 && <Text c="dimmed">{words.none}</Text>}
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {[...room.messages].reverse().map(({ id, text: sent, sent_at, from, to }) => (
            <li key={id}>
              <Text size="sm" c="dimmed">
                {to === null ? words.toAll : words.to(to)} · {words.by(from, timeText(sent_at))}
              </Text>
              <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{sent}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
