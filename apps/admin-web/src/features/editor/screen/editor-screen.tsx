import { skills } from '@bandwise/domain';
import { Button, Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { BackToList } from '../../../shared/exams/back-to-list.tsx';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { printExamPath } from '../../../shared/printing/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ConflictDialog } from './publish/conflict-dialog.tsx';
import { DraftBanner } from './drafts/draft-banner.tsx';
import { useEditor, useSettledForm } from '../session/editor-context.ts';
import { focusFirst } from '../session/focus/focus-place.ts';
import { ChecklistButton } from './findings/checklist-button.tsx';
import { EditorForm } from './editor-form.tsx';
import styles from '../fields/editor.module.css';
import { UndoButtons } from './undo/undo-buttons.tsx';
import { useUndoRedo } from './undo/use-undo-redo.ts';
import { JsonButtons } from '../import/json/json-buttons.tsx';
import { CopyPartMenu } from '../parts/moving/copy-part-menu.tsx';
import { LifecycleButtons } from './publish/lifecycle-buttons.tsx';
import { PartTabs } from './part-tabs.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { PublishedBanner } from './publish/published-banner.tsx';
import { SaveBar } from './publish/save-bar.tsx';
import { StatisticsCard } from './counts/statistics-card.tsx';
import { usePublishExam } from './publish/use-publish.ts';
import { VersionsButton } from './versions/versions-button.tsx';
import { ValidationCard } from './findings/validation-card.tsx';

const { panels } = texts.editor;
/** From here on there is room for the form and something beside it. */
const WIDE = '(min-width: 75em)';
/** From here on a passage and its questions fit beside each other. */
const ROOMY = '(min-width: 85em)';
const CHECKLIST = 'editor-checklist';

type Panel = 'write' | 'split' | 'status' | 'preview';

const OFFERED = {
  narrow: ['write', 'status', 'preview'],
  wide: ['status', 'preview'],
  roomy: ['split', 'status', 'preview'],
} as const satisfies Record<string, readonly Panel[]>;
/** Each author's choice on this device. */
const LAYOUT = { key: 'bandwise-editor-layout', defaultValue: 'split', getInitialValueInEffect: false } as const;

/**
 * The form, and beside it (where it is narrow, in its place) the status or the preview. Where there is room, the passage stands beside
 * the questions, and the status opens beside the button that publishes.
 */
export function EditorScreen() {
  const { skill, published } = useEditor();
  const heading = texts.editor.titles[skill][published === null ? 'create' : 'edit'];
  const title = useSettledForm().info.title.trim();
  usePageTitle(title === '' ? heading : `${title} – ${heading}`);
  const examId = published?.examId ?? null;
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<Panel>('status');
  const [isWriting, setWriting] = useState(true);
  const side = chosen === 'write' ? 'status' : chosen;
  const canSplit = useMediaQuery(ROOMY, false, { getInitialValueInEffect: false }) && skills[skill].isMarked;
  const [layout, setLayout] = useLocalStorage<'split' | 'single'>(LAYOUT);
  const [isListOpen, setListOpen] = useState(false);
  const isSplit = canSplit && layout === 'split' && side === 'status';
  const shown: Panel = isSplit ? 'split' : isWide ? side : isWriting ? 'write' : side;
  const offered = canSplit ? OFFERED.roomy : isWide ? OFFERED.wide : OFFERED.narrow;
  const choose = (panel: Panel) => {
    setWriting(panel === 'write');
    if (panel === 'write') return;
    setChosen(panel === 'split' ? 'status' : panel);
    if (canSplit && panel !== 'preview') setLayout(panel === 'split' ? 'split' : 'single');
  };
  const showForm = useCallback(() => setWriting(true), []);
  const { publish, check, isPending, created, conflict, closeConflict } = usePublishExam(showForm);
  const [listed, setListed] = useState(created);
  // The list would say what the empty form of the next test lacks.
  if (listed !== created) {
    setListed(created);
    setListOpen(false);
  }
  const [state, setState] = useState(published?.state ?? 'published');
  const isInert = isPending && published === null;
  const undoRedo = useUndoRedo({ onGo: showForm, isDisabled: isInert });

  return (
    <Stack>
      <BackToList skill={skill} />
      <Group justify="space-between">
        <Title order={1} size="h2">
          {heading}
        </Title>
        <Group gap="xs">
          {examId !== null && (
            <Button
              component={Link}
              to={printExamPath(examId)}
              variant="default"
              size="sm"
              leftSection={<IconPrinter size={16} aria-hidden />}
            >
              {texts.printing.open}
            </Button>
          )}
          <VersionsButton />
          <JsonButtons />
        </Group>
      </Group>
      {created !== null && <PublishedBanner {...created} />}
      <DraftBanner />
      <Group justify="space-between" align="flex-end">
        <PartTabs />
        <CopyPartMenu />
        <SegmentedControl
          aria-label={panels.label}
          ml="auto"
          value={shown}
          data={offered.map((value) => ({
            value,
            label: canSplit && value === 'status' ? panels.single : panels[value],
          }))}
          onChange={(value) => choose(offered.find((one) => one === value) ?? 'status')}
        />
      </Group>
      <div className={styles['columns']} data-panel={shown}>
        <div className={styles['form']} hidden={!isWide && !isWriting}>
          <EditorForm isInert={isInert} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what is open, wherever the focus is in it */}
        <aside
          id={CHECKLIST}
          className={styles['side']}
          hidden={isSplit ? !isListOpen : !isWide && isWriting}
          onKeyDown={(event) => {
            if (!isSplit || event.key !== 'Escape') return;
            setListOpen(false);
            focusFirst([`${CHECKLIST}-button`]);
          }}
        >
          {side === 'preview' ? (
            <PreviewPanel />
          ) : (
            <Stack>
              <ValidationCard onGo={showForm} />
              <StatisticsCard />
            </Stack>
          )}
        </aside>
      </div>
      <SaveBar
        state={state}
        isPending={isPending}
        onPublish={publish}
        onGo={showForm}
        undo={<UndoButtons onStep={undoRedo} />}
      >
        {isSplit && (
          <ChecklistButton controls={CHECKLIST} isOpen={isListOpen} onToggle={() => setListOpen(!isListOpen)} />
        )}
        <LifecycleButtons check={check} state={state} onState={setState} />
      </SaveBar>
      <ConflictDialog conflict={conflict} onClose={closeConflict} />
    </Stack>
  );
}
