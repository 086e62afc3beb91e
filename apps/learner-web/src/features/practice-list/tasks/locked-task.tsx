import type { SectionListRow } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { useState } from 'react';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface LockedTaskProps {
  readonly task: SectionListRow;
  readonly asksAtOnce: boolean;
  readonly onUnlocked: () => void;
}

/** Stands where the text will be, and asks for the password. */
export function LockedTask({ task, asksAtOnce, onUnlocked }: LockedTaskProps) {
  const [isAsking, setAsking] = useState(asksAtOnce);
  return (
    <>
      <Text mb="md">{texts.sectionLock.hint(task.title)}</Text>
      <Button onClick={() => setAsking(true)}>{texts.sectionLock.enter}</Button>
      {isAsking && <UnlockDialog section={task} onUnlocked={onUnlocked} onCancel={() => setAsking(false)} />}
    </>
  );
}
