import type { ClassBody } from '@bandwise/api-contract/admin';
import { Alert, Anchor, Button, Stack, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { AssignDialog } from '../../../shared/assigning/assign-dialog.tsx';
import { CLASS_SECTIONS, CLASSES_PATH, type ClassSection } from '../../../shared/classes/paths.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { classWorkPath } from '../../../shared/teaching/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { AssignmentsSection } from '../assignments/assignments-section.tsx';
import { useClass } from '../class-calls.ts';
import { MembersSection } from '../members/members-section.tsx';
import { SettingsSection } from './settings-section.tsx';

const words = texts.classes.one;

/** One class: its assignments, members and settings. */
export function ClassPage() {
  const { id = '' } = useParams();
  const query = useClass(id);
  if (!query.data)
    return (
      <Stack>
        <PageHead title={texts.classes.title} />
        <QueryStatus
          query={query}
          loading={words.loading}
          failed={words.failed}
          missing={{ title: words.notFound, to: CLASSES_PATH, label: words.back }}
        />
      </Stack>
    );
  return <LoadedClass of={query.data} />;
}

const SECTIONS = {
  assignments: AssignmentsSection,
  members: MembersSection,
  settings: SettingsSection,
} satisfies Record<ClassSection, unknown>;

/** The address says the section, so that going back shows it again. */
function LoadedClass({ of }: { readonly of: ClassBody }) {
  const [params, setParams] = useSearchParams();
  const [isAssigning, assigning] = useDisclosure(false);
  const section = sectionOf(params.get('section'));
  const Section = SECTIONS[section];
  const teachers = of.teachers.map(fullName).join(', ');
  return (
    <Stack>
      <PageHead
        above={
          <Anchor component={Link} to={CLASSES_PATH} size="sm">
            {words.back}
          </Anchor>
        }
        title={of.name}
        lead={words.lead(teachers, of.learners.length)}
        actions={
          <>
            <Button component={Link} to={classWorkPath(of.id)} variant="default">
              {words.work}
            </Button>
            {!of.archived && <Button onClick={assigning.open}>{texts.assignments.assign}</Button>}
          </>
        }
      />
      {of.archived && <Alert color="yellow">{words.archivedHint}</Alert>}
      <Tabs
        value={section}
        onChange={(value) => setParams(value === 'assignments' || value === null ? {} : { section: value })}
        keepMounted={false}
      >
        <Tabs.List>
          {CLASS_SECTIONS.map((name) => (
            <Tabs.Tab key={name} value={name} px={{ base: 'xs', xs: 'md' }}>
              {words.sections[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={section} pt="md">
          <Section of={of} />
        </Tabs.Panel>
      </Tabs>
      <AssignDialog to={isAssigning ? of : null} onClose={assigning.close} />
    </Stack>
  );
}

function sectionOf(value: string | null): ClassSection {
  return CLASS_SECTIONS.find((known) => known === value) ?? 'assignments';
}
