import type { Skill } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { useTestsOfSkill } from '../api/tests-of-skill.ts';
import { pageOf, searchTests } from '../model/test-list.ts';
import { TestsTable } from './tests-table.tsx';

export function TestsOfSkill({ skill, search }: { skill: Skill; search: string }) {
  const tests = useTestsOfSkill(skill);
  const [wanted, setWanted] = useState(1);
  if (tests.isPending) return <Text>{texts.tests.loading}</Text>;
  if (tests.isError) {
    return (
      <Stack align="flex-start">
        <Text role="alert">{texts.tests.failed}</Text>
        <Button onClick={() => void tests.refetch()}>{texts.retry}</Button>
      </Stack>
    );
  }
  if (tests.data.length === 0) return <EmptyState title={texts.tests.noneOfType(skill)} />;
  const found = searchTests(tests.data, search);
  if (found.length === 0) return <EmptyState title={texts.tests.noneFound} detail={texts.tests.tryAnother} />;
  const { rows, page, pages } = pageOf(found, wanted);
  return (
    <Stack>
      <TestsTable tests={rows} skill={skill} />
      {pages > 1 && (
        <Group component="nav" aria-label={texts.tests.title}>
          <Button variant="default" disabled={page === 1} onClick={() => setWanted(page - 1)}>
            {texts.tests.previous}
          </Button>
          <Text>{texts.tests.pageOf(page, pages)}</Text>
          <Button variant="default" disabled={page === pages} onClick={() => setWanted(page + 1)}>
            {texts.tests.next}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
