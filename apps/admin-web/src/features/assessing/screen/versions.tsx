import type { AssessmentBody } from '@bandwise/api-contract/admin';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Stack, Title } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { bandText } from '../names.ts';
import { ContentView } from './content-view.tsx';
import classes from './screen.module.css';

const words = texts.assessing.one;

interface VersionsProps {
  readonly assessment: AssessmentBody;
  /** Whether the latest is open. */
  readonly isLatestOpen: boolean;
}

/** Every released version, the latest first. */
export function Versions({ assessment, isLatestOpen }: VersionsProps) {
  const { released } = assessment;
  if (released.length === 0) return null;
  return (
    <Card as="section" aria-label={words.versions}>
      <Title order={2} size="h4" mb="sm">
        {words.versions}
      </Title>
      <Stack gap="sm">
        {released.map((version, index) => (
          <details key={version.version} open={isLatestOpen && index === 0}>
            <summary className={classes['summary']}>{words.version(version.version, bandText(version.band))}</summary>
            <ContentView content={version} assessment={assessment} by={version.assessor} at={version.released_at} />
          </details>
        ))}
      </Stack>
    </Card>
  );
}
