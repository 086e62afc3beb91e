import type { LearnerResults } from '@bandwise/api-contract/admin';
import { Stack, Text, Title } from '@mantine/core';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';

type Skills = LearnerResults['stats']['skills'];

const words = texts.results.learner;
const { skillColumns: columns } = words;

/** Totals of the attempts at each skill that the server marked. */
export function SkillsTable({ skills }: { readonly skills: Skills }) {
  const attempted = skills.filter(({ attempts }) => attempts > 0);
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {words.skills}
      </Title>
      {attempted.length === 0 ? (
        <Text c="dimmed">{words.noMarks}</Text>
      ) : (
        <ListTable
          label={words.skills}
          rows={attempted.map((tally) => ({ id: tally.skill, tally }))}
          columns={[
            { head: columns.skill, render: ({ tally: { skill } }) => texts.exams.skills[skill] },
            { head: columns.attempts, isWide: true, isNumber: true, render: ({ tally: { attempts } }) => attempts },
            { head: columns.average, isNumber: true, render: ({ tally: { marks, total } }) => percent(marks, total) },
            {
              head: columns.best,
              isNumber: true,
              render: ({ tally: { best } }) =>
                best === null ? texts.results.one.unknown : texts.results.one.percent(Math.round(best)),
            },
            {
              head: columns.last,
              isWide: true,
              isNumber: true,
              render: ({ tally: { last } }) =>
                last && (
                  <>
                    {texts.results.marks(last.marks, last.total)}, <Moment at={last.date} />
                  </>
                ),
            },
          ]}
        />
      )}
    </Stack>
  );
}

/** The share of all marks there were. */
export function percent(marks: number, total: number): string {
  return total === 0 ? texts.results.one.unknown : texts.results.one.percent(Math.round((100 * marks) / total));
}
