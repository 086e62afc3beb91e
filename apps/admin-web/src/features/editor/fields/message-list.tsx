import { List } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';

interface MessageListProps {
  readonly messages: readonly string[];
  /** The most messages to show; the rest is counted. */
  readonly max: number;
}

/** Distinct messages. Long addresses may break anywhere. */
export function MessageList({ messages, max }: MessageListProps) {
  const all = [...new Set(messages)];
  const more = all.length - max;
  return (
    <List size="sm" style={{ overflowWrap: 'anywhere' }}>
      {all.slice(0, max).map((message) => (
        <List.Item key={message}>{message}</List.Item>
      ))}
      {more > 0 && <List.Item>{texts.losses.more(more)}</List.Item>}
    </List>
  );
}
