import type { Skill } from '@bandwise/domain';
import { Button, Stack, Text, Title } from '@mantine/core';
import { ApiError } from '@bandwise/api-contract/client';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { examsPath } from '../../../shared/exams/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { usePublishedExam } from '../api/load-exam.ts';
import { DuplicateExam } from '../duplicate/duplicate-exam.tsx';
import { EditorSession } from './editor-session.tsx';
import './styles.ts';

/** An editor: of a new test, or with an id in the address of a published one (administrator specification, section 2). */
export function EditorPage({ skill }: { readonly skill: Skill }) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const copied = search.get('of');
  if (id === undefined && copied !== null)
    return <DuplicateExam key={copied} skill={skill} id={copied} onlyPart={search.get('copy') === 'part'} />;
  return id === undefined ? (
    <EditorSession key={skill} skill={skill} published={null} />
  ) : (
    <PublishedExamEditor key={`${skill} ${id}`} skill={skill} id={id} />
  );
}

function PublishedExamEditor({ skill, id }: { readonly skill: Skill; readonly id: string }) {
  const test = usePublishedExam(skill, id);
  if (test.isPending) return <Text role="status">{texts.editor.loading[skill]}</Text>;
  if (test.isError) {
    const isGone = test.error instanceof ApiError && (test.error.status === 404 || test.error.status === 422);
    return (
      <Stack align="flex-start">
        <Title order={1}>{texts.editor.titles[skill].edit}</Title>
        <Text role="alert">{isGone ? texts.editor.notFound : texts.editor.loadFailed}</Text>
        {isGone ? (
          <Button component={Link} to={examsPath(skill)}>
            {texts.editor.toTests}
          </Button>
        ) : (
          <Button onClick={() => void test.refetch()}>{texts.common.retry}</Button>
        )}
      </Stack>
    );
  }
  return <EditorSession skill={skill} published={test.data} />;
}
