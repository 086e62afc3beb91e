import { defaultTimes, SPEAKING_PARTS } from '@bandwise/domain/internal';
import { Button, FileButton, Group, NativeSelect, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useCallback } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { useNoteLost } from '../../fields/use-field.ts';
import type { PromptForm } from '../../model/form/form.ts';
import { useLatest } from '../../rich-text/use-latest.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { AUDIO_ACCEPT } from '../recording/audio-file.ts';
import { AudioPlayer } from '../recording/audio-player.tsx';
import { useAudioUpload } from '../recording/use-audio-upload.ts';

const words = texts.prompts;
const { audio } = texts.editor;
const PARTS = Array.from({ length: SPEAKING_PARTS.max }, (_, index) => index + SPEAKING_PARTS.min);
/** Pixels: a card with four points. */
const HEIGHT = 220;

interface PromptFieldsProps {
  readonly part: number;
  readonly index: number;
  readonly prompt: PromptForm;
  readonly onChange: (patch: Partial<PromptForm>) => void;
}

/** Part, times, text and recording of one prompt. */
export function PromptFields({ part, index, prompt, onChange }: PromptFieldsProps) {
  const usual = defaultTimes(prompt.part);
  const latest = useLatest(onChange);
  const changeText = useCallback((text: string) => latest.current({ text }), [latest]);
  const onLost = useNoteLost({ part, field: 'prompts' });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <NativeSelect
          label={words.part}
          value={String(prompt.part)}
          data={PARTS.map((one) => ({ value: String(one), label: words.partOption(one) }))}
          onChange={({ currentTarget: { value } }) => onChange({ part: Number(value) })}
        />
        {(['prepare', 'answer'] as const).map((of) => (
          <NumberInput
            key={of}
            label={words[of]}
            allowDecimal={false}
            allowNegative={false}
            placeholder={String(usual[of])}
            value={prompt[of] ?? ''}
            onChange={(next) => onChange({ [of]: typeof next === 'number' ? next : null })}
          />
        ))}
      </SimpleGrid>
      <RichTextField
        id={`${fieldId({ part, group: null, question: null, field: 'prompts' })}-text-${index}`}
        label={words.text}
        required
        height={HEIGHT}
        value={prompt.text}
        onLost={onLost}
        onChange={changeText}
      />
      <ReadAloud url={prompt.audioUrl} onChange={(audioUrl) => onChange({ audioUrl })} />
    </Stack>
  );
}

/** An uploaded recording that reads the prompt aloud. */
function ReadAloud({ url, onChange }: { readonly url: string; readonly onChange: (url: string) => void }) {
  const upload = useAudioUpload(onChange);
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <FileButton accept={AUDIO_ACCEPT} onChange={(file) => file && upload.start(file)}>
          {(props) => (
            <Button
              variant="light"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={upload.isPending}
              {...props}
            >
              {words.aloud}
            </Button>
          )}
        </FileButton>
        {url !== '' && (
          <Button
            variant="subtle"
            onClick={() => {
              upload.forget();
              onChange('');
            }}
          >
            {words.removeAloud}
          </Button>
        )}
      </Group>
      {upload.problem !== null && (
        <Text role="alert" size="sm" c="red">
          {upload.problem}
        </Text>
      )}
      <Text role="status" size="sm">
        {upload.isPending ? audio.uploading : upload.done}
      </Text>
      {url !== '' && <AudioPlayer key={url} url={url} />}
    </Stack>
  );
}
