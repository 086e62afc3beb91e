import type { Teaching } from '@bandwise/api-contract/admin';
import { dayText } from '@bandwise/ui/dates/date-text.ts';
import { Meter } from '@bandwise/ui/figures/meter.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, Button, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { classWorkPath } from '../../../shared/teaching/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.teacherHome;

type TaughtClass = Teaching['classes'][number];

interface ClassesDoingProps extends Pick<Teaching, 'classes'> {
  readonly onAssign: (to: TaughtClass) => void;
}

/** The progress of each class with its assignments. */
export function ClassesDoing({ classes, onAssign }: ClassesDoingProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="doing">
      <Title order={2} size="h3" id="doing">
        {words.doing}
      </Title>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {classes.map((one) => (
          <ClassCard key={one.id} of={one} onAssign={() => onAssign(one)} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface ClassCardProps {
  readonly of: TaughtClass;
  readonly onAssign: () => void;
}

function ClassCard({ of: { id, name, learners, overdue, waiting, assignments }, onAssign }: ClassCardProps) {
  return (
    <Card as="article">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} size="h4" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={classWorkPath(id)} inherit>
            {name}
          </Anchor>
        </Title>
        <Button size="compact-md" flex="none" aria-label={texts.assignments.assignTo(name)} onClick={onAssign}>
          {texts.assignments.assign}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {words.classFacts(learners, overdue, waiting)}
      </Text>
      {assignments.length === 0 && <Text>{words.noAssignments}</Text>}
      <List
        listStyleType="none"
        spacing="sm"
        hidden={assignments.length === 0}
        // The meter is as wide as the card.
        styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
      >
        {assignments.map((assignment) => (
          <List.Item key={assignment.id}>
            <Progress assignment={assignment} learners={learners} classID={id} />
          </List.Item>
        ))}
      </List>
    </Card>
  );
}

interface ProgressProps {
  readonly assignment: TaughtClass['assignments'][number];
  readonly learners: number;
  readonly classID: string;
}

function Progress({ assignment, learners, classID }: ProgressProps) {
  const { id, name, due_at, open, done, marks, total } = assignment;
  return (
    <>
      <Anchor component={Link} to={classWorkPath(classID, { assignment: id })} inherit>
        {name}
      </Anchor>
      <Text size="sm" c="dimmed" mb={4}>
        {[
          words.progress(done, learners),
          (open ? words.due : words.wasDue)(dayText(due_at)),
          ...(total > 0 ? [words.marks(Math.round((100 * marks) / total))] : []),
        ].join(' · ')}
      </Text>
      <Meter percent={learners === 0 ? 0 : (100 * done) / learners} />
    </>
  );
}
