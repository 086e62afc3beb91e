import { IMPORT_FIELDS, type ImportField, type UserImport } from '@bandwise/api-contract/admin';
import { Alert, Button, NativeSelect, SimpleGrid, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';

interface ImportColumnsProps {
  readonly preview: UserImport;
  readonly onChange: (columns: readonly (ImportField | null)[]) => void;
}

const words = texts.userImport.mapping;
const OPTIONS = [
  { value: '', label: words.unused },
  ...IMPORT_FIELDS.map((field) => ({ value: field, label: words.fields[field] })),
];

/** Chooses the field of each column. It is open if the headings do not tell the fields, or on request. */
export function ImportColumns({ preview: { columns, columns_problem: problem }, onChange }: ImportColumnsProps) {
  const [isOpen, setIsOpen] = useState(problem !== null);
  if (!isOpen && problem === null)
    return (
      <Button variant="default" size="xs" style={{ alignSelf: 'flex-start' }} onClick={() => setIsOpen(true)}>
        {words.change}
      </Button>
    );
  const change = (at: number, field: string) =>
    onChange(
      columns.map((column, index) =>
        index === at ? (IMPORT_FIELDS.find((one) => one === field) ?? null) : column.field,
      ),
    );
  return (
    <Stack gap="xs" component="section" aria-label={words.title}>
      <Title order={3} size="h5">
        {words.title}
      </Title>
      <div role="alert">{problem !== null && <Alert color="yellow">{problem}</Alert>}</div>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {columns.map(({ heading, sample, field }, index) => (
          <NativeSelect
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity: headings may be empty or repeated
            key={index}
            label={heading}
            description={words.sample(sample)}
            data={OPTIONS}
            value={field ?? ''}
            styles={{ label: { overflowWrap: 'anywhere' }, description: { overflowWrap: 'anywhere' } }}
            onChange={(event) => change(index, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
