import { MARKED_SKILLS } from '@bandwise/domain';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { SimpleGrid, Stack } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { SkillPanel } from './skill-panel.tsx';

/** Counts and the most recent tests of the two skills that are marked (administrator specification, section 2). */
export function DashboardPage() {
  return (
    <Stack>
      <PageHead title={texts.dashboard.title} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {MARKED_SKILLS.map((skill) => (
          <SkillPanel key={skill} skill={skill} />
        ))}
      </SimpleGrid>
      <AttentionPanel />
    </Stack>
  );
}
