import { Alert, Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { texts } from '../../../../shared/texts/texts.ts';
import { WORD_TYPES } from '../../model/exam-file/word-types.ts';
import type { WordFileReader } from './use-word-file.ts';

const { word } = texts.fromText;

interface WordFileProps {
  readonly file: WordFileReader;
}

/** Chooses a Word file and shows the outcome. */
export function WordFile({ file }: WordFileProps) {
  const { state } = file;
  return (
    <>
      <Group gap="sm">
        <FileButton accept={WORD_TYPES} onChange={(chosen) => chosen !== null && file.read(chosen)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              disabled={state.kind === 'busy'}
              leftSection={<IconFileTypeDocx size={16} aria-hidden />}
            >
              {word.choose}
            </Button>
          )}
        </FileButton>
        {state.kind === 'busy' && <Loader size="xs" aria-label={word.reading(state.name)} />}
        {state.kind === 'taken' && <Text size="sm">{word.read(state.name)}</Text>}
      </Group>
      {state.kind === 'arrived' && (
        <Alert color="yellow">
          <Text size="sm" mb="xs">
            {word.replaces(state.name)}
          </Text>
          <Group gap="xs">
            <Button size="xs" onClick={file.replace}>
              {word.replace}
            </Button>
            <Button size="xs" variant="default" onClick={file.leaveOut}>
              {word.leaveOut}
            </Button>
          </Group>
        </Alert>
      )}
      {state.kind === 'failed' && <Alert color="red">{word.errors[state.error](state.name)}</Alert>}
      {state.kind === 'taken' && state.lostPictures > 0 && (
        <Alert color="yellow">{word.lostPictures(state.lostPictures)}</Alert>
      )}
    </>
  );
}
