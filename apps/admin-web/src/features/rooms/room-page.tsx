import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Alert, Anchor, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { classPath } from '../../shared/classes/paths.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { fullName } from '../../shared/users/full-name.ts';
import { ActionDialog, type Request } from './action-dialog.tsx';
import { attentionOf, isOver } from './attention.ts';
import { MessagesPanel } from './messages-panel.tsx';
import { useRoom, useRoomAction } from './room-calls.ts';
import { RoomTable } from './room-table.tsx';
import { StartCodeCard } from './start-code-card.tsx';

const words = texts.room;

/** The live table of an assignment's learners. The last table stays while the connection is lost. */
export function RoomPage() {
  const { id = '' } = useParams();
  const query = useRoom(id);
  const action = useRoomAction(id);
  const [asked, setAsked] = useState<Request | null>(null);
  const [recipient, setRecipient] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  if (!query.data)
    return (
      <Stack>
        <PageHead title={words.title} />
        <QueryStatus
          query={query}
          loading={words.loading}
          failed={words.failed}
          missing={{ title: words.missing, to: '/', label: words.home }}
        />
      </Stack>
    );
  const { room, offset } = query.data;
  const hasRunning = room.learners.some((learner) => learner.sittingID !== null && !isOver(learner));
  const attention = room.learners.filter((learner) => attentionOf(learner) > 0).length;
  return (
    <Stack>
      <PageHead
        above={
          <Anchor component={Link} to={classPath(room.class.id)} size="sm">
            {room.class.name}
          </Anchor>
        }
        title={words.title}
        lead={room.name}
      />
      {query.isError && (
        <Alert color="red" role="alert">
          {words.connectionLost}
        </Alert>
      )}
      <VisuallyHidden>
        <span role="status">{words.attention(attention)}</span>
      </VisuallyHidden>
      {hasRunning && (
        <Group>
          <Button onClick={() => setAsked({ kind: 'extend', userID: null, name: '' })}>{words.extendAll}</Button>
        </Group>
      )}
      {room.learners.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <RoomTable
          learners={room.learners}
          offset={offset}
          onAct={(kind, learner) => {
            if (kind !== 'message') setAsked({ kind, userID: learner.id, name: fullName(learner) });
            else {
              setRecipient(learner.id);
              field.current?.focus();
            }
          }}
        />
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <StartCodeCard
          code={room.start_code}
          isBusy={action.isPending}
          onSet={(code, onSuccess) => action.mutate({ kind: 'code', code }, { ...(onSuccess && { onSuccess }) })}
        />
        <MessagesPanel
          room={room}
          recipient={recipient}
          onRecipient={setRecipient}
          field={field}
          isBusy={action.isPending}
          onSend={(text, onSuccess) => action.mutate({ kind: 'message', userID: recipient, text }, { onSuccess })}
        />
      </SimpleGrid>
      <ActionDialog
        request={asked}
        isBusy={action.isPending}
        onClose={() => setAsked(null)}
        onAct={(one) => action.mutate(one, { onSuccess: () => setAsked(null) })}
      />
    </Stack>
  );
}
