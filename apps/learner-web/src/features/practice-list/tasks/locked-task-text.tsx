import { readFailure } from '../../../shared/failures/read-failure.ts';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { taskTextQuery } from './task-text-query.ts';
import { TaskText } from './lazy-task-text.ts';

interface LockedTaskTextProps {
  readonly id: string;
  /** The grant is no longer good: the password was changed, or it ran out. */
  readonly onLocked: () => void;
}

/** The text of a task whose password was given. */
export function LockedTaskText({ id, onLocked }: LockedTaskTextProps) {
  const text = useQuery({ ...taskTextQuery(useServices(), id), gcTime: 0 });
  const isLocked = text.isError && readFailure(text.error).meaning === 'locked';
  const lock = useEffectEvent(onLocked);
  useEffect(() => {
    if (isLocked) lock();
  }, [isLocked]);
  if (text.isSuccess) return <TaskText blocks={text.data} />;
  if (text.isPending || isLocked) return <p role="status">{texts.common.loading}</p>;
  return (
    <>
      <Text role="alert" mb="md">
        {text.error.message}
      </Text>
      <Button onClick={() => void text.refetch()}>{texts.common.retry}</Button>
    </>
  );
}
