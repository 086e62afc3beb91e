import { MARKED_SKILLS } from '@bandwise/domain';
import { SimpleGrid, Stack, Title } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { AttentionPanel } from './attention-panel.tsx';
import { SkillPanel } from './skill-panel.tsx';

/** Counts and the most recent tests of the two skills that are marked (administrator specification, section 2). */
export function DashboardPage() {
  return (
    <Stack>
      <Title order={1}>{texts.dashboard.title}</Title>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {MARKED_SKILLS.map((skill) => (
          <SkillPanel key={skill} skill={skill} />
        ))}
      </SimpleGrid>
      <AttentionPanel />
    </Stack>
  );
}
