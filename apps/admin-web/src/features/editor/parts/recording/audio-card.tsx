import { Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { texts } from '../../../../shared/texts/texts.ts';
import { AUDIO_ACCEPT } from './audio-file.ts';
import { AudioPlayer } from './audio-player.tsx';
import { Card } from '../../fields/card.tsx';
import { useDispatch, useOpenPart } from '../../session/editor-context.ts';
import { useAudioUpload } from './use-audio-upload.ts';
import { useField } from '../../fields/use-field.ts';

const { audio } = texts.editor;

/** The recording of a listening part: an address, or an uploaded file. */
export function AudioCard() {
  const part = useOpenPart(({ id }) => id);
  return (
    <Card heading={audio.heading}>
      <AudioFields key={part} part={part} />
    </Card>
  );
}

function AudioFields({ part }: { readonly part: number }) {
  const url = useOpenPart(({ audioUrl }) => audioUrl);
  const dispatch = useDispatch();
  const field = useField({ part, field: 'audio_url' });
  const set = (audioUrl: string) => dispatch({ type: 'setPart', part, patch: { audioUrl } });
  const upload = useAudioUpload(set);
  return (
    <Stack>
      <TextInput
        {...field}
        label={audio.url}
        description={audio.urlHint}
        required
        inputMode="url"
        placeholder="https://"
        value={url}
        error={upload.problem ?? field.error}
        onChange={(event) => {
          upload.forget();
          set(event.currentTarget.value);
        }}
      />
      <Group gap="sm">
        <FileButton accept={AUDIO_ACCEPT} onChange={(file) => file && upload.start(file)}>
          {(props) => (
            <Button
              variant="light"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={upload.isPending}
              {...props}
            >
              {audio.upload}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {audio.limits}
        </Text>
        {url !== '' && (
          <Button
            variant="subtle"
            onClick={() => {
              upload.forget();
              set('');
              document.getElementById(field.id)?.focus();
            }}
          >
            {audio.remove}
          </Button>
        )}
      </Group>
      <Text role="status" size="sm">
        {upload.isPending ? audio.uploading : upload.done}
      </Text>
      {url.trim() !== '' && field.error === null && <AudioPlayer key={url.trim()} url={url.trim()} />}
    </Stack>
  );
}
