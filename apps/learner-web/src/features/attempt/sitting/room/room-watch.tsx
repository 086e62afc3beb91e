import type { Presence, SittingFrameBody } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { CloseButton } from '@bandwise/ui/controls/close-button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { assignedListQuery } from '../../../../shared/assignments/assigned-list-query.ts';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { readTimeAway, watchTimeAway, type TimeAway } from './time-away.ts';

/** Milliseconds between two calls. */
const CALL_EVERY = 8000;

/** What teachers do during an assigned sitting, and what they see of it. Nothing for other sittings. */
export function RoomWatch({ sittingId }: { readonly sittingId: string }) {
  const { api } = useServices();
  const list = useQuery(assignedListQuery(api));
  const isAssigned = list.data?.assigned.some(({ items }) => items.some(({ sittingID }) => sittingID === sittingId));
  return isAssigned ? <Watch sittingId={sittingId} /> : null;
}

interface Room {
  readonly presence: Presence | null;
  /** The state of the sitting when its revision changed last. */
  readonly frame: SittingFrameBody | null;
  /** The sitting was over in this page, and runs again. */
  readonly isReopened: boolean;
}

function Watch({ sittingId }: { readonly sittingId: string }) {
  const [isOver, setIsOver] = useState(false);
  const away = useTimeAway(sittingId, isOver);
  const { presence, frame, isReopened } = useRoom(sittingId, away);
  // After the end the learner may leave the page.
  if ((frame?.status === 'ended') !== isOver) setIsOver(!isOver);
  const { reload } = useServices();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const words = texts.assignments.room;
  const notes = [
    ...(presence?.messages ?? []).map(({ id, text, from }) => ({ id, title: words.from(from), text })),
    ...staffNotes(frame),
  ].filter(({ id }) => !closed.includes(id));
  return (
    <div
      aria-live="polite"
      style={{
        position: 'fixed',
        insetInline: '1rem',
        top: '7rem',
        zIndex: 150,
        maxHeight: '40dvh',
        overflowY: 'auto',
        maxWidth: '32rem',
        marginInline: 'auto',
      }}
    >
      {isReopened && (
        <Notice role="group" title={words.reopened}>
          <Button onClick={reload}>{texts.assignments.continue}</Button>
        </Notice>
      )}
      {notes.map(({ id, title, text }) => (
        <Notice
          key={id}
          role="group"
          title={title}
          icon={<CloseButton aria-label={words.close(title)} onClick={() => setClosed([...closed, id])} />}
        >
          {text}
        </Notice>
      ))}
      {away.count > 0 && !closed.includes(`away ${away.count}`) && (
        <Notice
          role="group"
          tone="warn"
          icon={
            <CloseButton aria-label={words.closeAway} onClick={() => setClosed([...closed, `away ${away.count}`])} />
          }
        >
          {words.away(away.count, away.seconds)}
        </Notice>
      )}
    </div>
  );
}

/** What staff did to the sitting, each with an id of its own. */
function staffNotes(frame: SittingFrameBody | null) {
  const words = texts.assignments.room;
  return (frame?.events ?? []).flatMap((event) => {
    const id = `${event.type} ${event.seq}`;
    if (event.type === 'extend') return [{ id, title: words.extended(event.minutes), text: '' }];
    return event.type === 'end' ? [{ id, title: words.ended, text: '' }] : [];
  });
}

function useTimeAway(sittingId: string, isOver: boolean): TimeAway {
  const { clock, settings: storage } = useServices();
  const [away, setAway] = useState(() => readTimeAway(storage, sittingId));
  useEffect(
    () => (isOver ? undefined : watchTimeAway({ storage, sittingId, now: clock.now }, setAway)),
    [storage, sittingId, clock, isOver],
  );
  return away;
}

/** Calls the server every few seconds. A call that fails is left out: the next one sends the same totals. */
function useRoom(sittingId: string, { count, seconds }: TimeAway): Room {
  const { api } = useServices();
  const revision = useRef(-1);
  const [room, setRoom] = useState<Room>({ presence: null, frame: null, isReopened: false });
  useEffect(() => {
    let isShown = true;
    const params = { id: sittingId };
    const call = async () => {
      const body = { left_count: count, left_seconds: seconds };
      const presence = await api.call('POST /api/sitting/:id/presence', { params, body });
      const isChanged = presence.revision !== revision.current;
      const frame = isChanged ? await api.call('GET /api/sitting/:id/state', { params }) : null;
      revision.current = presence.revision;
      if (!isShown) return;
      setRoom((before) => ({
        presence,
        frame: frame ?? before.frame,
        isReopened: before.isReopened || (before.frame?.status === 'ended' && frame?.status === 'running'),
      }));
    };
    const quietly = () => void call().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, CALL_EVERY);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [api, sittingId, count, seconds]);
  return room;
}
