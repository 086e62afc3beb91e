import { SKILLS } from '@bandwise/domain';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Stack, Tabs } from '@mantine/core';
import { CreateExamButton } from '../../../shared/exams/create-exam-button.tsx';
import { useExamsOfSkill } from '../../../shared/exams/exams-of-skill.ts';
import { useScrollRestoration } from '../../../shared/exams/scroll-restoration.ts';
import { useTypedSearch } from '../../../shared/search/use-typed-search.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { DraftsOfSkill } from '../drafts/drafts-of-skill.tsx';
import { useListedTests } from '../api/listed-tests.ts';
import { isNarrowed, showsDrafts, type ListParams } from '../model/list-params.ts';
import { ListFilters } from './list-filters.tsx';
import { PartsList } from './parts-list.tsx';
import { TestsList } from './tests-list.tsx';
import { useListParams } from './use-list-params.ts';

/**
 * All tests, a tab per skill; the query parameter `type` selects the tab (administrator specification, section 2). The address
 * says all that is shown, so that going back shows it again.
 */
export function ExamsPage() {
  const { params, change } = useListParams();
  const { typed, type } = useTypedSearch(params.search, (search) => change({ search }, { replace: true }));
  const { skill, view } = params;
  useScrollRestoration();
  return (
    <Stack>
      <PageHead
        title={texts.exams.title}
        // An empty list has its own button.
        actions={view === 'tests' ? <CreateBesideTests params={params} /> : <CreateBesideParts params={params} />}
      />
      <ListFilters params={params} search={typed} onSearch={type} onChange={change} />
      <Tabs value={skill} onChange={(value) => change({ skill: skillOf(value) })} keepMounted={false}>
        <Tabs.List>
          {SKILLS.map((known) => (
            <Tabs.Tab key={known} value={known}>
              {texts.exams.skills[known]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={skill} pt="md">
          <DraftsOfSkill params={{ ...params, search: typed }} />
          {showsDrafts(params) ? null : view === 'tests' ? (
            <TestsList params={params} onChange={change} />
          ) : (
            <PartsList params={{ ...params, search: typed }} onPage={(page) => change({ page })} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function skillOf(value: string | null): ListParams['skill'] {
  return SKILLS.find((known) => known === value) ?? SKILLS[0];
}

interface CreateProps {
  readonly params: ListParams;
}

function CreateBesideTests({ params }: CreateProps) {
  const { data } = useListedTests(params);
  return data && (data.total > 0 || isNarrowed(params)) ? <CreateExamButton skill={params.skill} /> : null;
}

function CreateBesideParts({ params: { skill } }: CreateProps) {
  const sections = useExamsOfSkill(skill).data ?? [];
  return sections.length > 0 ? <CreateExamButton skill={skill} /> : null;
}
