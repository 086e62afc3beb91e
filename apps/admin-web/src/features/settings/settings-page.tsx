import { PageHead } from '../../shared/page/page-head.tsx';
import { Stack } from '@mantine/core';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { useSettings } from './api.ts';
import { AssessingCard } from './assessing-card.tsx';
import { EnvironmentCard } from './environment-card.tsx';
import { MarkingCard } from './marking-card.tsx';
import { RetentionCard } from './retention-card.tsx';

/** The settings of the installation: stored ones, and those of its environment. */
export function SettingsPage() {
  const settings = useSettings();
  return (
    <Stack>
      <PageHead title={texts.settings.title} lead={texts.settings.subtitle} />
      <QueryStatus query={settings} loading={texts.settings.loading} failed={texts.settings.failed} />
      {settings.isSuccess && (
        <>
          <MarkingCard key={settings.data.marking_profile.revision} setting={settings.data.marking_profile} />
          {settings.data.environment.some(({ name, value }) => name === 'submissions' && value === 'on') && (
            <AssessingCard setting={settings.data.self_assessment} />
          )}
          <RetentionCard retention={settings.data.retention} />
          <EnvironmentCard settings={settings.data.environment} />
        </>
      )}
    </Stack>
  );
}
