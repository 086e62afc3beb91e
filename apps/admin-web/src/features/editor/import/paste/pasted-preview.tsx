import { totalNumbers, type FullGroup } from '@bandwise/domain';
import type { Recognised } from '@bandwise/recognise';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Alert, Group, List, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { GroupsPreview } from './groups-preview.tsx';
import styles from './from-text.module.css';
import { LinesPreview } from './lines-preview.tsx';
import { problemText } from './problem-text.ts';
import type { Placing } from '../../model/changes/to-take-over.ts';

const fromText = texts.fromText;
const MOST_PROBLEMS = 8;

type View = 'groups' | 'lines';
const VIEWS: readonly View[] = ['groups', 'lines'];

interface PastedPreviewProps {
  readonly recognised: Recognised;
  readonly placing: Placing;
  readonly isEmpty: boolean;
  /** The choice of a test. */
  readonly children: ReactNode;
}

/** A preview of the recognised text as groups or line by line, with its problems. */
export function PastedPreview({ recognised, placing, isEmpty, children }: PastedPreviewProps) {
  const [view, setView] = useState<View>('groups');
  const { problems, account, keyAccount, parts, announced } = recognised;
  const unknown = [...account, ...keyAccount].filter(({ became }) => became.kind === 'unknown');
  const groups = parts.flatMap((part) => part.groups);
  const foundCount = totalNumbers(groups);
  const problemTexts = problems.map(problemText);
  return (
    <Stack component="section" aria-label={fromText.preview}>
      <Group justify="space-between">
        <Title order={3} size="h5">
          {fromText.preview}
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={fromText.preview}
          value={view}
          data={VIEWS.map((value) => ({ value, label: fromText.views[value] }))}
          onChange={(value) => setView(VIEWS.find((one) => one === value) ?? 'groups')}
        />
      </Group>
      {isEmpty ? (
        <EmptyState title={fromText.nothing} description={fromText.nothingHint} />
      ) : (
        <>
          {children}
          <Text aria-live="polite" fw={600}>
            {fromText.summary(groups.length, foundCount, totalNumbers(groups.map(withKeys)))}
          </Text>
          {announced > 0 && <Text size="sm">{fromText.announced(announced, foundCount)}</Text>}
          {unknown.length > 0 && <UnknownLines lines={unknown.map(({ text }) => text.trim())} />}
          {problemTexts.length > 0 && (
            <Alert color="yellow">
              <List size="sm">
                {problemTexts.slice(0, MOST_PROBLEMS).map((text) => (
                  <List.Item key={text}>{text}</List.Item>
                ))}
                {problemTexts.length > MOST_PROBLEMS && (
                  <List.Item>{fromText.moreProblems(problemTexts.length - MOST_PROBLEMS)}</List.Item>
                )}
              </List>
            </Alert>
          )}
          {view === 'groups' ? <GroupsPreview placing={placing} /> : <LinesPreview recognised={recognised} />}
        </>
      )}
    </Stack>
  );
}

/** Unused lines, so that none is lost without notice. */
function UnknownLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Alert color="yellow" title={fromText.unknownLines(lines.length)}>
      <List size="sm">
        {lines.slice(0, MOST_PROBLEMS).map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their place
          <List.Item key={index} className={styles['line']}>
            {text}
          </List.Item>
        ))}
        {lines.length > MOST_PROBLEMS && <List.Item>{fromText.moreLines(lines.length - MOST_PROBLEMS)}</List.Item>}
      </List>
    </Alert>
  );
}

/** The group without the questions that have no key. */
function withKeys(group: FullGroup): FullGroup {
  return { ...group, questions: group.questions.filter(({ answers }) => answers.length > 0) };
}
