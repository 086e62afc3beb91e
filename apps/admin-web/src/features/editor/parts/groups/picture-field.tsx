import { IconPhoto } from '@tabler/icons-react';
import { memo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { OptionalTextField } from './optional-text-field.tsx';

const groupTexts = texts.groups;
const HEIGHT = 260;

interface PictureFieldProps {
  readonly part: number;
  readonly group: number;
  readonly imgContent: string | null;
}

/** The picture above the questions. */
export const PictureField = memo(function PictureField({ imgContent, ...place }: PictureFieldProps) {
  return (
    <OptionalTextField
      {...place}
      field="imgContent"
      html={imgContent}
      label={groupTexts.picture}
      height={HEIGHT}
      add={{ label: groupTexts.addPicture, Icon: IconPhoto }}
      removeLabel={groupTexts.removePicture}
    />
  );
});
