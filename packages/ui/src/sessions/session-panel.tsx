import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Notice } from '../controls/notice.tsx';
import { Row } from '../controls/stack.tsx';
import { Text } from '../controls/text.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { Moment } from '../dates/moment.tsx';
import { Card } from '../look/card.tsx';
import { StateTag } from '../look/state-tag.tsx';
import { texts } from '../texts/texts.ts';
import classes from './session-panel.module.css';

/** A session of the user. */
export interface ShownSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly current: boolean;
}

export interface SessionPanelProps {
  readonly list: () => Promise<readonly ShownSession[]>;
  readonly end: (id: string) => Promise<unknown>;
  readonly endAll: () => Promise<unknown>;
  /** Called when all sessions, including the current one, have ended. */
  readonly onSignedOut: () => void;
}

const SESSIONS_KEY = ['/api/user/sessions'];
const words = texts.sessions;

/** The user's sessions. Other sessions can be signed out one by one, or all together. */
export function SessionPanel({ list, end, endAll, onSignedOut }: SessionPanelProps) {
  const sessions = useQuery({ queryKey: SESSIONS_KEY, queryFn: list, staleTime: 0, refetchOnMount: 'always' });
  const status = useRef<HTMLParagraphElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ending = useMutation({
    mutationFn: async ({ id }: ShownSession) => {
      const failure = await end(id).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      const { data } = await sessions.refetch();
      // A session that has already ended counts as success.
      if (failure && data?.some((session) => session.id === id) !== false) throw failure.error;
    },
    // The focused button has disappeared.
    onSuccess: () => status.current?.focus(),
  });
  const leaving = useMutation({ mutationFn: endAll, onSuccess: onSignedOut, onError: () => setIsAsking(false) });

  if (sessions.isPending) return <Text role="status">{words.loading}</Text>;
  if (sessions.isError)
    return (
      <Notice tone="wrong">
        <p>{words.failed}</p>
        <Button variant="default" onClick={() => void sessions.refetch()}>
          {words.retry}
        </Button>
      </Notice>
    );
  return (
    <>
      {(ending.isError || leaving.isError) && (
        <Notice tone="wrong" mb="md">
          {words.notEnded}
        </Notice>
      )}
      <p role="status" ref={status} tabIndex={-1} className={classes['status']}>
        {ending.isSuccess && words.signedOut(nameOf(ending.variables))}
      </p>
      <ul className={classes['list']}>
        {sessions.data.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables.id === session.id}
            onEnd={() => ending.mutate(session)}
          />
        ))}
      </ul>
      <Row>
        <Button tone="danger" onClick={() => setIsAsking(true)}>
          {words.everywhere}
        </Button>
      </Row>
      <ConfirmDialog
        opened={isAsking}
        title={words.everywhereTitle}
        confirmLabel={words.everywhere}
        cancelLabel={words.cancel}
        danger
        pending={leaving.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => leaving.mutate()}
      >
        <Text>{words.everywhereDetail}</Text>
      </ConfirmDialog>
    </>
  );
}

interface SessionCardProps {
  readonly session: ShownSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionCard({ session, isEnding, onEnd }: SessionCardProps) {
  const name = nameOf(session);
  const Drawing = session.system === 'iOS' || session.system === 'Android' ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Card as="li" className={classes['session']}>
      <span className={classes['icon']}>
        <Drawing size={28} stroke={1.5} aria-hidden />
      </span>
      <div className={classes['words']}>
        <h2 className={classes['name']}>
          {name}
          {session.current && <StateTag tone="accent">{words.current}</StateTag>}
        </h2>
        <dl className={classes['facts']}>
          <div>
            <dt>{words.lastUsed}</dt>
            <dd>{session.current ? words.now : <Moment at={session.last_used_at} to="minute" />}</dd>
          </div>
          <div>
            <dt>{words.signedIn}</dt>
            <dd>
              <Moment at={session.created_at} to="minute" />
            </dd>
          </div>
        </dl>
      </div>
      {!session.current && (
        <Button variant="default" loading={isEnding} aria-label={words.signOutOf(name)} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </Card>
  );
}

const nameOf = ({ browser, system }: ShownSession) => words.device(browser, system);
