import { Button, Group, Text } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import type { DraftState } from '../draft/create-draft.ts';
import { useDraft, useDraftState } from '../draft/draft-context.ts';
import classes from './screen.module.css';

const { one: words, opinions: opinionWords } = texts.assessing;

interface SaveBarProps {
  /** The problem that prevents the release; null: none. */
  readonly problem: string | null;
  /** The draft is finished as an opinion instead of released. */
  readonly isOpinion: boolean;
  readonly isBusy: boolean;
  readonly onRelease: () => void;
  readonly onEndClaim: () => void;
  readonly onOpenSaved: () => void;
}

/** Always in sight: whether the draft is saved, what prevents its release, and the button. */
export function SaveBar({ problem, isOpinion, isBusy, onRelease, onEndClaim, onOpenSaved }: SaveBarProps) {
  const state = useDraftState((whole) => whole);
  const isStopped = state.status.name === 'stopped';
  return (
    <Group className={classes['bar'] ?? ''} justify="space-between" gap="xs">
      <div className={classes['said']}>
        <div role="status">
          <Text size="sm" c={isStopped ? 'var(--mantine-color-error)' : 'dimmed'}>
            {statusText(state)}
          </Text>
          {isStopped && <Text size="sm">{state.isOnDevice ? words.lost : words.unsaved}</Text>}
          {problem !== null && (
            <Text size="sm" c="var(--mantine-color-error)">
              {problem}
            </Text>
          )}
        </div>
        <Choices state={state} onOpenSaved={onOpenSaved} />
      </div>
      {!isStopped && (
        <div>
          <Group gap="xs">
            <Button variant="default" onClick={onEndClaim} disabled={isBusy}>
              {words.releaseClaim}
            </Button>
            <Button onClick={onRelease} loading={isBusy}>
              {isOpinion ? opinionWords.finish : words.release}
            </Button>
          </Group>
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {isOpinion ? opinionWords.finishHint : words.releaseHint}
          </Text>
        </div>
      )}
    </Group>
  );
}

function statusText({ status, isOnDevice }: DraftState): string {
  if (status.name === 'stopped') return status.message;
  if (status.name === 'offline') return isOnDevice ? words.offline : words.unsaved;
  return words[status.name];
}

/** The choices while the draft cannot be saved. */
function Choices({ state: { status }, onOpenSaved }: { readonly state: DraftState; readonly onOpenSaved: () => void }) {
  const draft = useDraft();
  if (status.name !== 'stopped') return null;
  return (
    <Group gap="xs" mt="xs">
      {status.because === 'changed' ? (
        <>
          <Button size="compact-sm" variant="default" onClick={onOpenSaved}>
            {words.openSaved}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => void draft.keepMine()}>
            {words.keepMine}
          </Button>
        </>
      ) : (
        <Button size="compact-sm" variant="default" onClick={draft.tryAgain}>
          {words.tryAgain}
        </Button>
      )}
    </Group>
  );
}
