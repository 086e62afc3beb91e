import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { isWanted } from '../../shared/guest-results/guest-results.ts';
import { GUEST_SITTING } from '../../shared/practice/mock-exam-address.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { findGuestWork, type GuestWork } from './guest-work.ts';

/** The results that were made in this browser without an account: the account takes them over. */
export function GuestResults() {
  const services = useServices();
  const [found, setFound] = useState(() => findGuestWork(services));
  return found.map((work) => (
    <FoundWork
      key={work.id}
      work={work}
      onDiscard={() => {
        work.forget();
        setFound((all) => all.filter((one) => one !== work));
      }}
    />
  ));
}

interface FoundWorkProps {
  readonly work: GuestWork;
  readonly onDiscard: () => void;
}

const words = texts.guestResult;

/** Saves the result automatically for a guest who signed in to keep it. Any other user gets a button. */
function FoundWork({ work, onDiscard }: FoundWorkProps) {
  const { clock } = useServices();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: work.save,
    onSuccess() {
      work.forget();
      void queries.invalidateQueries();
    },
  });
  const [isAutomatic] = useState(() => !work.isRunning && isWanted(work, clock.now()));
  const save = useEffectEvent(() => saving.mutate());
  useEffect(() => {
    if (isAutomatic) save();
  }, [isAutomatic]);

  const { title, marks } = work;
  if (saving.isSuccess) {
    const { to, marks: saved } = saving.data;
    return (
      <Notice tone="right" role="status" mb="md">
        <Text mb="xs">{words.kept(title, saved)}</Text>
        <Button component={Link} to={to}>
          {words.show}
        </Button>
      </Notice>
    );
  }
  if (saving.isPending || (isAutomatic && saving.isIdle))
    return (
      <Notice role="status" mb="md">
        {words.keeping(title)}
      </Notice>
    );
  const question = work.isRunning ? words.running(title) : words.found(title, marks);
  const text = saving.isError ? words.failed(title, saving.error.message) : question;
  return (
    <Notice tone={saving.isError ? 'wrong' : 'accent'} role={saving.isError ? 'alert' : 'group'} title={text} mb="md">
      <Row gap="sm">
        {work.isRunning ? (
          <Button component={Link} to={GUEST_SITTING}>
            {words.goOn}
          </Button>
        ) : (
          <Button onClick={() => saving.mutate()}>{saving.isError ? texts.common.retry : words.keep}</Button>
        )}
        <Button variant="default" onClick={onDiscard}>
          {words.discard}
        </Button>
      </Row>
    </Notice>
  );
}
