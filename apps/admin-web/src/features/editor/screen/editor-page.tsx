import type { Skill } from '@bandwise/domain';
import { Button, Stack, Text, Title } from '@mantine/core';
import { ApiError } from '@bandwise/api-contract/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { examsPath } from '../../../shared/exams/paths.ts';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useDraft, usePublishedExam } from '../session/calls/load-exam.ts';
import { DuplicateExam } from './duplicate-exam.tsx';
import { EditorSession } from './editor-session.tsx';
import './styles.ts';

/** An editor: of a new test, or with an id in the address of a published one (administrator specification, section 2). */
export function EditorPage({ skill }: { readonly skill: Skill }) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const [draft, copied] = [params.get('draft'), params.get('of')];
  if (id !== undefined) return <PublishedExamEditor key={`${skill} ${id}`} skill={skill} id={id} />;
  if (copied !== null)
    return <DuplicateExam key={copied} skill={skill} id={copied} onlyPart={params.get('copy') === 'part'} />;
  if (draft !== null) return <DraftEditor key={`${skill} ${draft}`} skill={skill} id={draft} />;
  return <EditorSession key={skill} skill={skill} published={null} remote={null} />;
}

interface LoadedProps {
  readonly skill: Skill;
  readonly id: string;
}

function PublishedExamEditor({ skill, id }: LoadedProps) {
  const test = usePublishedExam(skill, id);
  if (!test.isSuccess) return <NotLoaded skill={skill} query={test} missingText={texts.exams.gone} />;
  return <EditorSession skill={skill} published={test.data} remote={test.data.draft} />;
}

function DraftEditor({ skill, id }: LoadedProps) {
  const draft = useDraft(id);
  if (!draft.isSuccess) return <NotLoaded skill={skill} query={draft} missingText={texts.editor.drafts.gone} />;
  return <EditorSession skill={skill} published={null} remote={draft.data} />;
}

interface NotLoadedProps {
  readonly skill: Skill;
  readonly query: Pick<UseQueryResult, 'error' | 'isPending' | 'refetch'>;
  /** Said of what does not exist any more. */
  readonly missingText: string;
}

function NotLoaded({ skill, query, missingText }: NotLoadedProps) {
  usePageTitle(texts.editor.titles[skill].edit);
  if (query.isPending) return <Text role="status">{texts.editor.loading[skill]}</Text>;
  const isGone = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 422);
  return (
    <Stack align="flex-start">
      <Title order={1}>{texts.editor.titles[skill].edit}</Title>
      <Text role="alert">{isGone ? missingText : texts.exams.loadFailed}</Text>
      {isGone ? (
        <Button component={Link} to={examsPath(skill)}>
          {texts.exams.title}
        </Button>
      ) : (
        <Button onClick={() => void query.refetch()}>{texts.common.retry}</Button>
      )}
    </Stack>
  );
}
