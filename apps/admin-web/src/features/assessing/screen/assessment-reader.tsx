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
import { OpinionsCard } from './opinions/opinions-card.tsx';
import { Recordings, type Players } from './speech/recordings.tsx';
import { SpeechFiguresCard } from './speech/speech-figures.tsx';
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
  const { id, text, released, recordings } = assessment;
  const [latest] = released;
  const comments = sortComments(latest?.comments ?? [], recordings);
  const players: Players = useRef(new Map());
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
          {recordings.length > 0 ? (
            <Recordings
              recordings={recordings}
              comments={comments}
              active={null}
              players={players}
              onMark={() => undefined}
            />
          ) : (
            <MarkedText text={text} comments={numberStretches(comments)} active={null} />
          )}
        </TaskAndText>
        <div className={classes['side']}>
          {latest?.pending !== true && <OpinionsCard assessment={assessment} />}
          <Versions assessment={assessment} isLatestOpen />
          <TextFiguresCard assessment={assessment} />
          <SpeechFiguresCard assessment={assessment} />
        </div>
      </div>
    </>
  );
}

function NextStep({ assessment }: { readonly assessment: AssessmentBody }) {
  const { id, claim: current, draft, may_claim } = assessment;
  const claim = useClaim();
  const { hint, button } = nextStepOf(assessment);
  return (
    <Card>
      {current !== null && <Text>{words.someone(current.by)}</Text>}
      {current === null && <Text>{hint}</Text>}
      {draft !== null && current === null && (
        <Text size="sm" c="dimmed">
          {words.draftBy(draft.by ?? texts.common.aDeletedUser)}
        </Text>
      )}
      {current === null && may_claim && (
        <Button mt="sm" loading={claim.isPending} onClick={() => claim.mutate(id)}>
          {button}
        </Button>
      )}
    </Card>
  );
}

/** Says what a claim of the text is for. */
function nextStepOf({ opinions, may_claim, released }: AssessmentBody): { hint: string; button: string } {
  const { opinions: opinionWords } = texts.assessing;
  if (opinions?.phase === 'second')
    return { hint: may_claim ? opinionWords.giveHint : opinionWords.known, button: opinionWords.give };
  if (opinions?.phase === 'settle') return { hint: opinionWords.settleHint, button: opinionWords.settle };
  if (released.length > 0) return { hint: words.correctHint, button: words.correct };
  return { hint: words.claimHint, button: words.claim };
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
