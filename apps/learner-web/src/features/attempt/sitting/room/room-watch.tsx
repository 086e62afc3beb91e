import type { DeviceStorage } from '@bandwise/api-contract/client';
import type { Presence, SittingFrameBody } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { CloseButton } from '@bandwise/ui/controls/close-button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { timeText } from '@bandwise/ui/dates/date-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { assignedListQuery } from '../../../../shared/assignments/assigned-list-query.ts';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { RoomProps } from '../sitting-screen.tsx';
import { useSittingView } from '../use-sitting.ts';
import classes from './room.module.css';
import { readTimeAway, watchTimeAway, type TimeAway } from './time-away.ts';

/** Milliseconds between two reports. */
const REPORT_EVERY = 8000;

/** Shows the actions of teachers during an assigned sitting, and reports presence to them. Other sittings show nothing. */
export function RoomWatch({ store }: RoomProps) {
  const { api } = useServices();
  const sittingId = useSittingView(store, ({ frame }) => frame.id);
  const list = useQuery(assignedListQuery(api));
  const assigned = list.data?.assigned.find(({ items }) => items.some(({ sittingID }) => sittingID === sittingId));
  return assigned ? <Watch store={store} sittingId={sittingId} isFullScreenWanted={assigned.full_screen} /> : null;
}

interface WatchProps extends RoomProps {
  readonly sittingId: string;
  readonly isFullScreenWanted: boolean;
}

function Watch({ store, sittingId, isFullScreenWanted }: WatchProps) {
  const { reload, device } = useServices();
  const events = useSittingView(store, ({ frame }) => frame.events);
  const exam = useSittingView(store, ({ at }) => at.exam);
  // After the end the learner may leave the page.
  const isOver = useSittingView(store, ({ frame }) => frame.status === 'ended');
  const isReopened = useSittingView(store, (view) => view.isReopened);
  const [away, merge] = useTimeAway(sittingId, isOver);
  const messages = useMessages({ store, sittingId }, away, merge);
  const [closed, close] = useClosedNotices(device, sittingId);
  const isFullScreen = useSyncExternalStore(onFullScreenChange, () => document.fullscreenElement !== null);
  const words = texts.assignments.room;
  const notes = [
    ...messages.map(({ id, text, from }) => ({ id, title: words.from(from), text })),
    // Once the test can continue, what was done before is over.
    ...(isReopened ? [] : staffNotes(events, isOver ? null : exam)),
  ].filter(({ id }) => !closed.includes(id));
  const awayId = `away ${away.count}${away.leftAt === null ? '' : ' now'}`;
  return (
    <div
      aria-live="polite"
      className={classes['notices']}
      style={{
        display: 'grid',
        gap: 'var(--bw-space-2)',
        position: 'fixed',
        insetInline: '1rem',
        top: '7rem',
        zIndex: 150,
        maxHeight: '40dvh',
        overflowY: 'auto',
        maxWidth: '32rem',
        marginInline: 'auto',
        // A message may have several lines.
        whiteSpace: 'pre-line',
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
          icon={<CloseButton aria-label={words.close(title)} onClick={() => close(id)} />}
        >
          {text}
        </Notice>
      ))}
      {away.count > 0 && !closed.includes(awayId) && (
        <Notice
          role="group"
          tone="warn"
          icon={<CloseButton aria-label={words.closeAway} onClick={() => close(awayId)} />}
        >
          {away.leftAt === null || isOver
            ? words.away(away.count, away.seconds)
            : words.awaySince(timeText(away.leftAt))}
          {isFullScreenWanted && !isFullScreen && !isOver && document.fullscreenEnabled && (
            <p>
              <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>
                {words.toFullScreen}
              </Button>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}

function onFullScreenChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/**
 * The actions of staff since the sitting was last opened again, each with a unique id. `exam`: the current exam, whose time they extended;
 * null: the sitting is over, so that only its end counts.
 */
function staffNotes(events: SittingFrameBody['events'], exam: number | null) {
  const words = texts.assignments.room;
  const lastReopening = events.map(({ type }) => type).lastIndexOf('reopen');
  return events.slice(lastReopening + 1).flatMap((event) => {
    const id = `${event.type} ${event.seq}`;
    if (event.type === 'extend' && event.exam === exam) return [{ id, title: words.extended(event.minutes), text: '' }];
    return event.type === 'end' && exam === null ? [{ id, title: words.ended, text: '' }] : [];
  });
}

/** The ids of the notices that the learner closed on this device: a reload does not show them again. */
function useClosedNotices(device: DeviceStorage, sittingId: string) {
  const key = `room-closed:${sittingId}`;
  const [closed, setClosed] = useState(() => (device.read(key) ?? '').split('\n'));
  const close = (id: string) => {
    const next = [...closed, id];
    setClosed(next);
    device.write(key, next.join('\n'));
  };
  return [closed, close] as const;
}

type Merge = (totals: Pick<TimeAway, 'count' | 'seconds'>) => void;

function useTimeAway(sittingId: string, isOver: boolean): readonly [TimeAway, Merge] {
  const { clock, settings: storage } = useServices();
  const [away, setAway] = useState(() => readTimeAway(storage, sittingId));
  const watch = useRef<ReturnType<typeof watchTimeAway>>(null);
  useEffect(() => {
    if (isOver) {
      watch.current?.end();
      return undefined;
    }
    const started = watchTimeAway({ storage, sittingId, now: clock.now }, setAway);
    watch.current = started;
    return started.stop;
  }, [storage, sittingId, clock, isOver]);
  const merge = useCallback<Merge>((totals) => watch.current?.merge(totals), []);
  return [away, merge];
}

/**
 * Reports every few seconds that the page is open. The store loads the sitting again when its revision has changed. A report that fails is
 * left out: the next one sends the same totals.
 */
function useMessages(
  { store, sittingId }: Pick<WatchProps, 'sittingId' | 'store'>,
  { count, seconds, leftAt }: TimeAway,
  merge: Merge,
): Presence['messages'] {
  const { api, clock } = useServices();
  const revision = useRef(-1);
  const [messages, setMessages] = useState<Presence['messages']>([]);
  useEffect(() => {
    let isShown = true;
    const report = async () => {
      const left_for = leftAt === null ? null : Math.max(0, clock.now() - leftAt);
      const body = { left_count: count, left_seconds: seconds, left_for };
      const presence = await api.call('POST /api/sitting/:id/presence', { params: { id: sittingId }, body });
      if (!isShown) return;
      setMessages(presence.messages);
      merge({ count: presence.left_count, seconds: presence.left_seconds });
      if (presence.revision === revision.current) return;
      revision.current = presence.revision;
      // Without the state, the next report loads it.
      await store.look().catch(() => void (revision.current = -1));
    };
    const quietly = () => void report().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, REPORT_EVERY);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [api, clock, store, sittingId, count, seconds, leftAt, merge]);
  return messages;
}
