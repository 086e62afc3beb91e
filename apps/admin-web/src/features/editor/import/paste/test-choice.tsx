import { NativeSelect } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';

const fromText = texts.fromText;

interface TestChoiceProps {
  /** Empty: the text is one test. */
  readonly tests: readonly string[];
  readonly test: number;
  readonly onChoose: (test: number) => void;
}

/** Chooses which of several tests in a text is added. */
export function TestChoice({ tests, test, onChoose }: TestChoiceProps) {
  if (tests.length < 2) return null;
  return (
    <NativeSelect
      label={fromText.tests(tests.length)}
      description={fromText.testsHint}
      value={String(test)}
      data={tests.map((name, index) => ({ value: String(index), label: name }))}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    />
  );
}
