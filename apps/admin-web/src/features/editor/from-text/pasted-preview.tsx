import { totalNumbers, type FullGroup } from '@bandwise/domain';
import type { Recognised } from '@bandwise/recognise';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Alert, Group, List, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { GroupsPreview } from './groups-preview.tsx';
import { LinesPreview } from './lines-preview.tsx';
import { problemText } from './problem-text.ts';
import type { Placing } from './to-take-over.ts';

const fromText = texts.fromText;
const MOST_PROBLEMS = 8;

type View = 'groups' | 'lines';
const VIEWS: readonly View[] = ['groups', 'lines'];

interface PastedPreviewProps {
  readonly recognised: Recognised;
  readonly placing: Placing;
  readonly isEmpty: boolean;
}

/** What the text becomes, as groups or line by line, and what should be looked at. */
export function PastedPreview({ recognised, placing, isEmpty }: PastedPreviewProps) {
  const [view, setView] = useState<View>('groups');
  const { problems, account, keyAccount, parts } = recognised;
  const unknown = [...account, ...keyAccount].filter(({ became }) => became.kind === 'unknown').length;
  const groups = parts.flatMap((part) => part.groups);
  const said = [...(unknown > 0 ? [fromText.unknownLines(unknown)] : []), ...problems.map(problemText)];
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
          <Text aria-live="polite" fw={600}>
            {fromText.summary(groups.length, totalNumbers(groups), totalNumbers(groups.map(withKeys)))}
          </Text>
          {said.length > 0 && (
            <Alert color="yellow">
              <List size="sm">
                {said.slice(0, MOST_PROBLEMS).map((text) => (
                  <List.Item key={text}>{text}</List.Item>
                ))}
                {said.length > MOST_PROBLEMS && (
                  <List.Item>{fromText.moreProblems(said.length - MOST_PROBLEMS)}</List.Item>
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

/** The group without the questions that have no key. */
function withKeys(group: FullGroup): FullGroup {
  return { ...group, questions: group.questions.filter(({ answers }) => answers.length > 0) };
}
