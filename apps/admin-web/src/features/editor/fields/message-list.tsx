import { List } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';

interface MessageListProps {
  readonly messages: readonly string[];
  /** More than these are only counted. */
  readonly max: number;
}

/** Messages, each once. Addresses without a space break where they must. */
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
