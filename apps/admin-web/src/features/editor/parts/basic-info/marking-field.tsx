import { MARKING_PROFILES } from '@bandwise/domain';
import { NativeSelect } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import { useField } from '../../fields/use-field.ts';
import { useDispatch, useEditorState } from '../../session/editor-context.ts';
import { useInstallationProfile, useTestProfile } from '../../fields/marking-profile.ts';
import { useInfoPart } from '../../fields/use-info-part.ts';

const { basic } = texts.editor;

/** Chooses the profile by which the test is marked, or leaves it to the installation. */
export function MarkingField() {
  const chosen = useEditorState(({ form }) => form.markingProfile ?? null);
  const byDefault = useInstallationProfile();
  const profile = useTestProfile();
  const dispatch = useDispatch();
  const field = useField({ part: useInfoPart(), field: 'marking_profile' });
  return (
    <NativeSelect
      id={field.id}
      label={basic.marking}
      description={basic.markingHints[profile]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={chosen ?? ''}
      data={[
        { value: '', label: basic.markings.installation(basic.markings[byDefault]) },
        ...MARKING_PROFILES.map((value) => ({ value, label: basic.markings[value] })),
      ]}
      onChange={(event) => {
        const markingProfile = MARKING_PROFILES.find((one) => one === event.currentTarget.value) ?? null;
        dispatch({ type: 'setMarkingProfile', markingProfile });
      }}
    />
  );
}
