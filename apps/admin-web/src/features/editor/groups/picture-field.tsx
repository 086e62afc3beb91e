import { Button, Group, Stack } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { memo, useCallback } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { useDispatch } from '../screen/editor-context.ts';
import { focusPlace } from '../fields/focus-place.ts';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { useField } from '../fields/use-field.ts';

const groupTexts = texts.groups;
const HEIGHT = 260;

interface PictureFieldProps {
  readonly part: number;
  readonly group: number;
  readonly imgContent: string | null;
}

/** The picture above the questions; not there until it is asked for. */
export const PictureField = memo(function PictureField({ part, group, imgContent }: PictureFieldProps) {
  const dispatch = useDispatch();
  const field = useField({ part, group, field: 'imgContent' });
  const set = useCallback(
    (html: string | null) => dispatch({ type: 'setGroup', group, patch: { imgContent: html } }),
    [dispatch, group],
  );
  if (imgContent === null) {
    return (
      <Group>
        <Button
          id={field.id}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={() => {
            set('');
            focusPlace({ part, group, question: null, field: 'imgContent' });
          }}
        >
          {groupTexts.addPicture}
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="xs">
      <RichTextField {...field} label={groupTexts.picture} height={HEIGHT} value={imgContent} onChange={set} />
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => {
          set(null);
          focusPlace({ part, group, question: null, field: 'imgContent' });
        }}
      >
        {groupTexts.removePicture}
      </Button>
    </Stack>
  );
});
