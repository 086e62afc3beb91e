import type { EditSection, VersionRow } from '@bandwise/api-contract/admin';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { QueryStatus } from '../../../../shared/query/query-status.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../../shared/toasts/toasts.ts';
import { ContentPreview } from '../preview/content-preview.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { authorOf } from './author-of.ts';
import { DifferenceList } from './difference-list.tsx';
import { useVersion } from './load-versions.ts';
import { withVersion } from '../../model/compare/with-version.ts';

interface VersionViewProps {
  readonly section: string;
  readonly shown: VersionRow;
  /** The version that learners get; 0: not known yet. */
  readonly current: number;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const { views } = texts.versions;
type View = keyof typeof views;

/** The changes by a version, the later changes, and the version itself, read only until it is restored. */
export function VersionView({ section, shown, current, onBack, onClose }: VersionViewProps) {
  const [view, setView] = useState<View>('changes');
  const chosen = useVersion(section, shown.version);
  const isCurrent = shown.version === current;
  const offered: readonly View[] = isCurrent ? ['changes', 'preview'] : ['changes', 'since', 'preview'];
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        <Moment at={shown.created_at} to="minute" />, {authorOf(shown)}
      </Text>
      <SegmentedControl
        aria-label={texts.versions.view}
        value={view}
        data={offered.map((value) => ({ value, label: views[value] }))}
        onChange={(value) => setView(offered.find((one) => one === value) ?? 'changes')}
        style={{ alignSelf: 'flex-start' }}
      />
      <QueryStatus query={chosen} loading={texts.versions.loading} failed={texts.versions.failed} />
      {chosen.isSuccess && view === 'changes' && <Changes version={chosen.data} />}
      {chosen.isSuccess && view === 'since' && <Since version={chosen.data} current={current} />}
      {chosen.isSuccess && view === 'preview' && <ContentPreview content={chosen.data} />}
      <Group justify="space-between">
        <Button variant="default" onClick={onBack} data-autofocus>
          {texts.versions.back}
        </Button>
        {chosen.isSuccess && !isCurrent && <RestoreButton version={chosen.data} onDone={onClose} />}
      </Group>
    </Stack>
  );
}

function Changes({ version }: { readonly version: EditSection }) {
  const before = useVersion(version.id, version.version - 1);
  if (version.version === 1) return <Text>{texts.versions.first}</Text>;
  if (!before.isSuccess)
    return <QueryStatus query={before} loading={texts.versions.loading} failed={texts.versions.failed} />;
  return <DifferenceList before={before.data} after={version} />;
}

function Since({ version, current }: { readonly version: EditSection; readonly current: number }) {
  const now = useVersion(version.id, current);
  if (!now.isSuccess)
    return <QueryStatus query={now} loading={texts.versions.loading} failed={texts.versions.failed} />;
  return <DifferenceList before={version} after={now.data} />;
}

/** Into the form and no further: it is published as every change is, and can be undone until then. */
function RestoreButton({ version, onDone }: { readonly version: EditSection; readonly onDone: () => void }) {
  const { store, announcements } = useEditor();
  const restore = () => {
    const { form, saved } = store.getState();
    store.dispatch({ type: 'replace', form: withVersion(form, version), saved, name: 'versionRestored' });
    const message = texts.versions.restored(version.version);
    announcements.say(message);
    toastSuccess(message);
    onDone();
  };
  return <Button onClick={restore}>{texts.versions.restore}</Button>;
}
