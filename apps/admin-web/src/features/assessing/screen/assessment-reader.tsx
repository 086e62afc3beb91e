import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { createDeviceStorage } from '@bandwise/api-contract/client';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { useClaim, useUndoRelease } from '../calls.ts';
import { sortComments } from '../draft/content.ts';
import { copyKey, readCopy } from '../draft/device-copy.ts';
import { MarkedText } from '../text/marked-text.tsx';
import classes from './screen.module.css';
import { numberStretches } from '../text/pieces.ts';
import { TaskAndText } from './task-and-text.tsx';
import { TextFiguresCard } from './text-figures.tsx';
import { Versions } from './versions.tsx';

const words = texts.assessing.one;
const device = createDeviceStorage(() => window.localStorage);

interface AssessmentReaderProps {
  readonly assessment: AssessmentBody;
  readonly userId: string;
}

/** The text and its released versions, with the next step: claim, undo or correct. */
export function AssessmentReader({ assessment, userId }: AssessmentReaderProps) {
  const { id, text, released } = assessment;
  const [latest] = released;
  const comments = numberStretches(sortComments(latest?.comments ?? []));
  const [hasCopy] = useState(() => readCopy(device, copyKey(userId, id)) !== null);
  return (
    <>
      {hasCopy && (
        <Notice role="status" tone="warn">
          {words.onDevice}
        </Notice>
      )}
      {latest?.pending === true ? <Pending assessment={assessment} /> : <NextStep assessment={assessment} />}
      <div className={classes['columns']}>
        <TaskAndText assessment={assessment}>
          <MarkedText text={text} comments={comments} active={null} />
        </TaskAndText>
        <div className={classes['side']}>
          <Versions assessment={assessment} isLatestOpen />
          <TextFiguresCard assessment={assessment} />
        </div>
      </div>
    </>
  );
}

function NextStep({ assessment: { id, claim: current, draft, released } }: { readonly assessment: AssessmentBody }) {
  const claim = useClaim();
  const isReleased = released.length > 0;
  return (
    <Card>
      {current !== null && <Text>{words.someone(current.by)}</Text>}
      {current === null && <Text>{isReleased ? words.correctHint : words.claimHint}</Text>}
      {draft !== null && current === null && (
        <Text size="sm" c="dimmed">
          {words.draftBy(draft.by ?? texts.common.aDeletedUser)}
        </Text>
      )}
      {current === null && (
        <Button mt="sm" loading={claim.isPending} onClick={() => claim.mutate(id)}>
          {isReleased ? words.correct : words.claim}
        </Button>
      )}
    </Card>
  );
}

/** Until the learner sees the release, it can be undone. */
function Pending({ assessment }: { readonly assessment: AssessmentBody }) {
  const { id, now, released } = assessment;
  const [latest] = released;
  const undo = useUndoRelease();
  const seconds = useCountdown((Date.parse(latest?.released_at ?? now) - Date.parse(now)) / 1000);
  const notice = useRef<HTMLDivElement>(null);
  // The button that released the assessment is gone.
  useEffect(() => notice.current?.focus(), []);
  return (
    <>
      <Card as="section" aria-label={words.released}>
        <Group justify="space-between">
          <div ref={notice} tabIndex={-1}>
            <Text fw={600}>{words.released}</Text>
            <Text>{seconds > 0 ? words.visibleIn(seconds) : words.visible}</Text>
          </div>
          {seconds > 0 && latest && (
            <Button
              variant="default"
              loading={undo.isPending}
              onClick={() => undo.mutate({ id, version: latest.version })}
            >
              {texts.common.undo}
            </Button>
          )}
        </Group>
      </Card>
      {seconds === 0 && <NextStep assessment={assessment} />}
    </>
  );
}

/** Counts whole seconds down to 0. */
function useCountdown(from: number): number {
  const [endsAt] = useState(() => Date.now() + from * 1000);
  const [seconds, setSeconds] = useState(() => Math.max(0, Math.ceil(from)));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [endsAt, isOver]);
  return seconds;
}
