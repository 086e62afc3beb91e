import { Stack, Tabs } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KEYS_PATH } from '../../shared/keys/paths.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PROBLEMS_PATH } from '../../shared/problems/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { KeyList } from './keys/key-list.tsx';
import { ProblemList } from './problem-list.tsx';

const words = texts.problems;
const VIEWS = { reports: PROBLEMS_PATH, keys: KEYS_PATH } as const;

/** Reports of learners, and keys that answers contradict: both may lead to a corrected key. */
export function ProblemsPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const view = address.get('view') === 'keys' ? 'keys' : 'reports';
  return (
    <Stack>
      <PageHead title={words.title} lead={words.leads[view]} />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(chosen) => void navigate(chosen === 'keys' ? VIEWS.keys : VIEWS.reports)}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="reports">{words.views.reports}</Tabs.Tab>
          <Tabs.Tab value="keys">{words.views.keys}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="reports">
          <ProblemList />
        </Tabs.Panel>
        <Tabs.Panel value="keys">
          <KeyList />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
