import { skills, VARIANTS } from '@bandwise/domain';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Box, Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { partLabel } from '../../../../shared/exams/part-label.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { TEST_TYPES } from '../../model/form/form.ts';
import { Card } from '../../fields/card.tsx';
import { useDispatch, useEditor, useEditorState, useOpenPart } from '../../session/editor-context.ts';
import { MarkingField } from './marking-field.tsx';
import { StartNumberField } from './start-number-field.tsx';
import { fieldId } from '../../session/focus/field-id.ts';
import { useField } from '../../fields/use-field.ts';
import { TimeField } from './time-field.tsx';
import { useInfo } from '../../fields/use-info.ts';
import { useInfoPart } from '../../fields/use-info-part.ts';

const { basic } = texts.editor;

/** Title, time, type, part, numbers and lock of a reading or listening test (administrator specification, section 3). */
export function BasicInfoCard() {
  return (
    <Card heading={basic.heading}>
      <TitleField />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TestTypeField />
        <PartNumberField />
        <TimeField />
        <StartNumberField />
        <VariantField />
        <MarkingField />
      </SimpleGrid>
      <LockFields />
    </Card>
  );
}

export function TitleField() {
  const { info, change } = useInfo();
  const { isMarked } = skills[useEditor().skill];
  const field = useField({ part: useInfoPart(), field: 'title' });
  return (
    <TextInput
      {...field}
      label={isMarked ? basic.title.marked : basic.title.prompt}
      placeholder={basic.titlePlaceholder}
      required
      value={info.title}
      onChange={(event) => change({ title: event.currentTarget.value })}
    />
  );
}

function TestTypeField() {
  const testType = useEditorState(({ form }) => form.testType);
  const hasParts = useEditorState(({ form }) => form.parts.filter((part) => part.base !== null).length > 1);
  const dispatch = useDispatch();
  const field = useField({ part: useInfoPart(), field: 'test_type' });
  return (
    <NativeSelect
      id={field.id}
      label={basic.testType}
      description={hasParts ? basic.fullStays : testType === 'full_test' && texts.editor.parts.emptyHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={testType}
      data={(hasParts ? [testType] : TEST_TYPES).map((value) => ({ value, label: basic.testTypes[value] }))}
      onChange={(event) => {
        const testType = TEST_TYPES.find((value) => value === event.currentTarget.value);
        if (testType !== undefined) dispatch({ type: 'setTestType', testType });
      }}
    />
  );
}

/** The variant of a test, which decides its bands. */
function VariantField() {
  const { skill, variant = VARIANTS[0] } = useEditorState(({ form }) => form);
  const dispatch = useDispatch();
  const field = useField({ part: useInfoPart(), field: 'variant' });
  if (!skills[skill].hasVariants) return null;
  return (
    <NativeSelect
      id={field.id}
      label={basic.variant}
      value={variant}
      data={VARIANTS.map((value) => ({ value, label: basic.variants[value] }))}
      onChange={(event) => {
        const variant = VARIANTS.find((value) => value === event.currentTarget.value);
        if (variant !== undefined) dispatch({ type: 'setVariant', variant });
      }}
    />
  );
}

/** The number of a single part; in a full test the tabs show the open part. */
export function PartNumberField() {
  const { skill, testType, partNumber } = useEditorState(({ form }) => form);
  const dispatch = useDispatch();
  const field = useField({ part: useOpenPart((part) => part.id), field: 'part_number' });
  const publishedAs = useOpenPart((part) => part.base?.partNumber ?? partNumber);
  const { min, max } = skills[skill].parts;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  if (testType === 'full_test') return null;
  return (
    <NativeSelect
      {...field}
      label={basic.part}
      description={publishedAs !== partNumber && basic.moves(partLabel(skill, publishedAs))}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={String(partNumber)}
      data={numbers.map((number) => ({ value: String(number), label: partLabel(skill, number) }))}
      onChange={(event) => dispatch({ type: 'setPartNumber', partNumber: Number(event.currentTarget.value) })}
    />
  );
}

function LockFields() {
  const { info, change } = useInfo();
  const part = useInfoPart();
  const field = useField({ part, field: 'password' });
  return (
    <>
      <Checkbox
        id={fieldId({ part, group: null, question: null, field: 'locked' })}
        label={basic.locked}
        checked={info.locked}
        onChange={(event) => change({ locked: event.currentTarget.checked })}
      />
      {info.locked && (
        <Box maw={360}>
          <PasswordField
            {...field}
            label={basic.password}
            placeholder={basic.passwordPlaceholder}
            autoComplete="new-password"
            value={info.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
        </Box>
      )}
    </>
  );
}
