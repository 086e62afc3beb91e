import { Text } from '@mantine/core';
import { isError } from '../findings/placed-finding.ts';
import { fieldId } from '../fields/field-id.ts';
import { useNotices, useTried } from '../fields/use-field.ts';

interface QuestionErrorsProps {
  readonly part: number;
  readonly group: number;
  readonly question: number;
}

/** What is wrong with a question's number or its blank, which have no field here. */
const FIELDLESS: ReadonlySet<string | null> = new Set(['number', 'paragraph', null]);

export function QuestionErrors({ part, group, question }: QuestionErrorsProps) {
  const notices = useNotices(question);
  const isTried = useTried();
  const shown = notices.filter((notice) => isTried && isError(notice) && FIELDLESS.has(notice.field));
  return shown.map((notice) => (
    <Text
      key={notice.message}
      id={fieldId({ part, group, question, field: notice.field })}
      tabIndex={-1}
      size="sm"
      c="var(--mantine-color-error)"
    >
      {notice.message}
    </Text>
  ));
}
