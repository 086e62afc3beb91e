import { Card } from '@bandwise/ui/look/card.tsx';
import { Code, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './settings-list.module.css';

interface SettingsListProps {
  readonly title: string;
  readonly detail: string;
  readonly children: ReactNode;
}

/** A card with rows of names and values that cannot be changed here. */
export function SettingsList({ title, detail, children }: SettingsListProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={heading}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        </div>
        <dl className={classes['list']}>{children}</dl>
      </Stack>
    </Card>
  );
}

interface SettingRowProps {
  readonly name: string;
  readonly value: string;
  /** The variable that decides the value, and a note beside its name. */
  readonly source?: { readonly variable: string; readonly note: string } | undefined;
  readonly hint?: string | undefined;
}

export function SettingRow({ name, value, source, hint }: SettingRowProps) {
  return (
    <div className={classes['row']}>
      <dt>{name}</dt>
      <dd>
        <Text fw={600}>{value}</Text>
        {source && (
          <Text size="sm" c="dimmed">
            <Code>{source.variable}</Code> {source.note}
          </Text>
        )}
        {hint !== undefined && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
      </dd>
    </div>
  );
}
