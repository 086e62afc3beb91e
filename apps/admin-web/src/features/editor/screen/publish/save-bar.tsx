import type { ExamState } from '@bandwise/api-contract/admin';
import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { StateBadge } from '../../../../shared/exams/state-badge.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import type { PublishedPart, ExamForm } from '../../model/form/form.ts';
import { isError } from '../../model/findings/placed-finding.ts';
import { useEditor, useSettledForm } from '../../session/editor-context.ts';
import styles from '../../fields/editor.module.css';
import { LearnerLinks } from './learner-links.tsx';
import { ScheduleLine } from './schedule-line.tsx';
import { useIsPublishable } from './use-is-publishable.ts';
import { goTo } from './use-publish.ts';
import { ServerLine } from '../drafts/server-line.tsx';
import type { DeviceStatus, DraftStatus } from '../../session/draft/draft-state.ts';
import { useTried } from '../../fields/use-field.ts';

interface SaveBarProps {
  readonly state: ExamState;
  readonly isPending: boolean;
  readonly onPublish: () => void;
  /** A problem was followed to its field. */
  readonly onGo: () => void;
  /** On a phone beside the text, so that the form keeps its room. */
  readonly undo: ReactNode;
  /** More buttons, before the one that publishes. */
  readonly children?: ReactNode;
}

/** Always in sight: whether the work is safe, what keeps it from being published, and the button. */
export function SaveBar({ state, isPending, onPublish, onGo, undo, children }: SaveBarProps) {
  const editor = useEditor();
  const form = useSettledForm();
  const isPublishable = useIsPublishable();
  return (
    <Group className={styles['saveBar']} justify="space-between" gap="xs">
      <div className={styles['saveLines']}>
        {state === 'archived' && (
          <Group gap="xs">
            <StateBadge state={state} />
            <Text size="sm">{texts.lifecycle.hidden}</Text>
          </Group>
        )}
        <WorkLine />
        <ServerLine />
        <ScheduleLine />
        <ToFix onGo={onGo} />
        {state === 'published' && <LearnerLinks parts={onSite(form)} />}
      </div>
      {undo}
      <Group gap="xs" justify="flex-end" ml="auto">
        {children}
        <Button onClick={onPublish} loading={isPending} disabled={!isPublishable}>
          {editor.published === null ? texts.editor.publish : texts.editor.update}
        </Button>
      </Group>
    </Group>
  );
}

function onSite({ parts }: ExamForm): readonly PublishedPart[] {
  return parts.flatMap(({ base }) => base ?? []);
}

function WorkLine() {
  const { device, status } = useStore(useEditor().draft);
  const text = workText(device, status);
  return (
    <Text size="sm" c={device === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
      {text}
    </Text>
  );
}

function workText(device: DeviceStatus, server: DraftStatus): string {
  const { drafts } = texts.editor;
  if (device === 'failed') return server === 'saved' ? drafts.onlyOnServer : drafts.failed;
  if (device !== 'stored') return device === 'clean' ? drafts.clean : drafts.unsaved;
  const { saved } = drafts;
  return {
    clean: saved,
    dirty: saved,
    saving: drafts.saving,
    saved: drafts.onServer,
    offline: drafts.offline,
    conflict: saved,
    refused: saved,
  }[server];
}

function ToFix({ onGo }: { readonly onGo: () => void }) {
  const editor = useEditor();
  const findings = useStore(editor.board, ({ all }) => all);
  const isTried = useTried();
  const errors = findings.filter(isError);
  const [first] = errors;
  if (!isTried || first === undefined) return null;
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      c="var(--mantine-color-error)"
      underline="always"
      onClick={() => {
        onGo();
        goTo(editor, first);
      }}
    >
      {texts.editor.validation.toFix(errors.length)}
    </Anchor>
  );
}
