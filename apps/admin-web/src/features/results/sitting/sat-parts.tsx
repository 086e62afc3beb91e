import type { SittingDetail } from '@bandwise/api-contract/admin';
import { isMarkedSkill, type Skill } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { attemptPath } from '../../../shared/results/paths.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';

type Part = SittingDetail['result']['exams'][number]['parts'][number];

const words = texts.results.one;

interface SatPartsProps {
  /** The title of the test. */
  readonly title: string;
  readonly parts: readonly Part[];
  readonly skill: Skill;
}

/** Marked parts with marks and links to the answers; tasks with the learner's text. */
export function SatParts({ title, parts, skill }: SatPartsProps) {
  if (!isMarkedSkill(skill)) return parts.map((part) => <WrittenPart key={part.sectionID} part={part} skill={skill} />);
  return (
    <ListTable
      label={words.partsOf(title)}
      rows={parts.map((part) => ({ id: part.sectionID, part }))}
      columns={[
        {
          head: texts.results.columns.test,
          render: ({ part: { title, part_number, attemptID } }) => (
            <>
              {attemptID === null ? (
                title
              ) : (
                <Anchor component={Link} to={attemptPath(attemptID)} inherit>
                  {title}
                </Anchor>
              )}
              <Text size="sm" c="dimmed">
                {partLabel(skill, part_number)}
              </Text>
            </>
          ),
        },
        {
          head: texts.results.columns.marks,
          isNumber: true,
          width: 110,
          render: ({ part: { marks, total } }) => (marks === null ? words.nothing : texts.results.marks(marks, total)),
        },
      ]}
    />
  );
}

function WrittenPart({ part, skill }: { readonly part: Part; readonly skill: Skill }) {
  const { title, part_number, examContent, text } = part;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title} ({partLabel(skill, part_number)})
      </Title>
      <PassageView blocks={examContent} />
      <Text size="sm" c="dimmed">
        {words.written}, {words.words(wordCount(text ?? ''))}
      </Text>
      {text ? (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>
      ) : (
        <Text c="dimmed">{words.nothingWritten}</Text>
      )}
    </Stack>
  );
}
