import { Alert, Button, FileButton, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { PICTURE_TYPES } from '../extensions/picture-extension.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import styles from './picture-source.module.css';
import type { PictureSourceState } from './use-picture-source.ts';

interface PictureSourceProps {
  readonly source: PictureSourceState;
  readonly canUpload: boolean;
  /** The author tried to confirm, so errors show. */
  readonly isChecked: boolean;
}

const ACCEPT = [...PICTURE_TYPES].join(',');

/** The source of the picture: a file or an address. */
export function PictureSource({ source, canUpload, isChecked }: PictureSourceProps) {
  const { typed, address, isUploading, error } = source;
  const isMissing = isChecked && address === null && !isUploading;
  return (
    <Stack gap="sm">
      {canUpload && (
        <Group gap="sm">
          <FileButton accept={ACCEPT} onChange={(file) => file !== null && source.choose(file)}>
            {(props) => (
              <Button variant="default" data-autofocus disabled={isUploading} {...props}>
                {texts.richText.chooseFile}
              </Button>
            )}
          </FileButton>
          {source.fileName !== null && <Text size="sm">{source.fileName}</Text>}
        </Group>
      )}
      <div role="status">
        {isUploading && (
          <Stack gap={4}>
            <Text size="sm">{texts.richText.uploading}</Text>
            <Progress value={100} animated aria-label={texts.richText.uploading} />
          </Stack>
        )}
      </div>
      {error !== null && (
        <Alert color="red">
          {error}{' '}
          <Button size="compact-sm" variant="default" onClick={source.retry}>
            {texts.richText.retry}
          </Button>
        </Alert>
      )}
      <TextInput
        label={canUpload ? texts.richText.pictureAddressOr : texts.richText.pictureAddress}
        value={typed}
        autoComplete="off"
        inputMode="url"
        disabled={isUploading}
        error={isMissing && (typed === '' ? texts.richText.pictureMissing : texts.richText.pictureAddressInvalid)}
        onChange={(event) => source.type(event.currentTarget.value)}
      />
      {address !== null && (
        <img
          className={styles['preview']}
          src={address}
          alt=""
          onLoad={({ currentTarget }) => source.measure(currentTarget)}
        />
      )}
    </Stack>
  );
}
