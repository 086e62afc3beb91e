import { SKILLS } from '@bandwise/domain';
import { Group, Stack, Tabs, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CreateExamButton } from '../../../shared/exams/create-exam-button.tsx';
import { useExamsOfSkill } from '../../../shared/exams/exams-of-skill.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ExamsOfSkill } from './exams-of-skill.tsx';

/** All tests, a tab per skill; the query parameter `type` selects the tab (administrator specification, section 2). */
export function ExamsPage() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const skill = SKILLS.find((known) => known === params.get('type')) ?? SKILLS[0];
  const sections = useExamsOfSkill(skill).data ?? [];
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1}>{texts.exams.title}</Title>
        {/* An empty list has one of its own. */}
        {sections.length > 0 && <CreateExamButton skill={skill} />}
      </Group>
      <TextInput
        label={texts.exams.searchLabel}
        placeholder={texts.exams.searchPlaceholder}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        maw={420}
      />
      <Tabs value={skill} onChange={(type) => setParams(type ? { type } : {})} keepMounted={false}>
        <Tabs.List>
          {SKILLS.map((known) => (
            <Tabs.Tab key={known} value={known}>
              {texts.exams.skills[known]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={skill} pt="md">
          <ExamsOfSkill key={`${skill} ${search}`} skill={skill} search={search} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
