import { COUNTED_ATTEMPTS_MAX, type ClassFigures } from '@bandwise/api-contract/admin';
import { Meter } from '@bandwise/ui/figures/meter.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Anchor, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { attemptPath } from '../../../shared/results/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';

const { figures: words } = texts.classWork;

interface Marks {
  readonly marks: number;
  readonly total: number;
}

const percentOf = ({ marks, total }: Marks) => (total === 0 ? 0 : Math.round((100 * marks) / total));
const shareText = ({ marks, total }: Marks) => words.share(percentOf({ marks, total }), marks, total);

/** Question types, the weakest first, with the questions that most learners had wrong. Renders nothing without any. */
export function WeakTypes({ types }: { readonly types: ClassFigures['types'] }) {
  if (types.length === 0) return null;
  return (
    <Stack gap="sm">
      <div>
        <Title order={3} size="h4">
          {words.types}
        </Title>
        <Text c="dimmed" size="sm">
          {words.typesNote(COUNTED_ATTEMPTS_MAX)}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {types.map(({ type, questions, ...marks }) => (
          <Card key={type} as="article">
            <Title order={4} size="h5">
              {texts.groups.types[type]}
            </Title>
            <Text size="sm" c="dimmed" mb={4}>
              {shareText(marks)}
            </Text>
            <Meter percent={percentOf(marks)} />
            <List listStyleType="none" spacing={4} size="sm" mt="sm">
              {questions.map((question) => (
                <List.Item key={`${question.section_id} ${question.number}`}>
                  <Anchor component={Link} to={attemptPath(question.attempt_id)} inherit>
                    {words.question(question.title, question.number)}
                  </Anchor>
                  <Text inherit c="dimmed">
                    {shareText(question)}
                  </Text>
                </List.Item>
              ))}
            </List>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
