import { Text } from '@mantine/core';
import { isError } from '../../model/findings/placed-finding.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { useFindings, useTried } from '../../fields/use-field.ts';

interface QuestionErrorsProps {
  readonly part: number;
  readonly group: number;
  readonly question: number;
}

/** Errors of a question's number or blank, which have no field here. */
const FIELDLESS: ReadonlySet<string | null> = new Set(['number', 'paragraph', null]);

export function QuestionErrors({ part, group, question }: QuestionErrorsProps) {
  const findings = useFindings(question);
  const isTried = useTried();
  const shown = findings.filter((finding) => isTried && isError(finding) && FIELDLESS.has(finding.field));
  return shown.map((finding) => (
    <Text
      key={finding.message}
      id={fieldId({ part, group, question, field: finding.field })}
      tabIndex={-1}
      size="sm"
      c="var(--mantine-color-error)"
    >
      {finding.message}
    </Text>
  ));
}
