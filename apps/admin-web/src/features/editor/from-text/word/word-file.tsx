import { Alert, Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { texts } from '../../../../shared/texts/texts.ts';
import { WORD_TYPES } from './word-types.ts';
import type { WordState } from './use-word-file.ts';

const { word } = texts.fromText;

interface WordFileProps {
  readonly state: WordState;
  readonly onChoose: (file: File) => void;
}

/** Chooses a Word file and says what became of it. */
export function WordFile({ state, onChoose }: WordFileProps) {
  return (
    <>
      <Group gap="sm">
        <FileButton accept={WORD_TYPES} onChange={(file) => file !== null && onChoose(file)}>
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
        {state.kind === 'read' && <Text size="sm">{word.read(state.name)}</Text>}
      </Group>
      {state.kind === 'failed' && <Alert color="red">{word.errors[state.error](state.name)}</Alert>}
      {state.kind === 'read' && state.lostPictures > 0 && (
        <Alert color="yellow">{word.lostPictures(state.lostPictures)}</Alert>
      )}
    </>
  );
}
