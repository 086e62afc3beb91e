import type { Settings } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Code, Stack, Text, Title } from '@mantine/core';
import { texts } from '../../shared/texts/texts.ts';
import classes from './settings-list.module.css';

const { retention: words } = texts.settings;
const HEADING = 'settings-retention';

interface RetentionCardProps {
  readonly retention: Settings['retention'];
}

/** Lists how long each kind of data is stored, and the variable that changes it. */
export function RetentionCard({ retention }: RetentionCardProps) {
  return (
    <Card as="section" aria-labelledby={HEADING}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={HEADING}>
            {words.title}
          </Title>
          <Text size="sm" c="dimmed">
            {words.detail}
          </Text>
        </div>
        <dl className={classes['list']}>
          {retention.map(({ name, days, variable }) => (
            <div key={name} className={classes['row']}>
              <dt>{words.names[name]}</dt>
              <dd>
                <Text fw={600}>{lifeInWords(name, days)}</Text>
                {variable !== null && (
                  <Text size="sm" c="dimmed">
                    <Code>{variable}</Code> {words.onServer}
                  </Text>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}

function lifeInWords(name: Settings['retention'][number]['name'], days: number | null): string {
  if (days === null) return name === 'audit' || name === 'results' ? words.unlimited[name] : words.unlimited.other;
  return Number.isInteger(days) ? words.days(days) : words.hours(Math.round(days * 24));
}
