import { numberQuestions, rangeLabel, type FullGroup, type FullQuestion } from '@bandwise/domain';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { splitBlocks, textOf } from '@bandwise/domain/internal';
import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { texts } from '../../../../shared/texts/texts.ts';
import styles from './from-text.module.css';
import type { Placing, PlacedPart } from '../../model/changes/to-take-over.ts';

const fromText = texts.fromText;

/** A preview of the groups: numbers, types, questions and keys. */
export function GroupsPreview({ placing }: { readonly placing: Placing }) {
  const parts = placing.parts.filter(({ part }) => part !== null);
  if (!parts.some(({ recognised, words }) => recognised.groups.length > 0 || words > 0))
    return <EmptyState title={fromText.noGroups} description={fromText.noGroupsHint} />;
  return (
    <Stack>
      {parts.map((part) => (
        <PartPreview key={part.place} part={part} isNamed={parts.length > 1} />
      ))}
    </Stack>
  );
}

function PartPreview({ part, isNamed }: { readonly part: PlacedPart; readonly isNamed: boolean }) {
  return (
    <Stack gap="xs">
      {isNamed && (
        <Title order={4} size="h6">
          {fromText.part(part.number)}
        </Title>
      )}
      {part.words > 0 && <PassagePreview part={part} />}
      {part.recognised.groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups of a text have no identity, only an order
        <GroupPreview key={index} group={group} />
      ))}
    </Stack>
  );
}

/** How many words show where a passage begins and ends. */
const ENDS = 8;

/** The recognised passage: its title and size, and its first and last words, so that an administrator sees whether it is whole. */
function PassagePreview({ part: { recognised, number, words, paragraphs } }: { readonly part: PlacedPart }) {
  const { title, passage } = recognised;
  const text = splitBlocks(passage)
    .filter((html) => !/^<h\d/.test(html))
    .map((html) => textOf(html).trim())
    .join(' ')
    .split(/\s+/);
  return (
    <Paper component="section" aria-label={fromText.recognisedPassage(number)} withBorder p="sm" radius="md">
      <Group gap="xs">
        <Text fw={600}>{title === '' ? fromText.untitled : title}</Text>
        <Badge variant="default">{fromText.passage}</Badge>
      </Group>
      <Text size="sm">{fromText.passageSize(paragraphs, words)}</Text>
      <Text size="sm" c="dimmed">
        {fromText.passageEnds(text.slice(0, ENDS).join(' '), text.slice(-ENDS).join(' '))}
      </Text>
    </Paper>
  );
}

function GroupPreview({ group }: { readonly group: FullGroup }) {
  const numbered = numberQuestions([group]);
  return (
    <Paper withBorder p="sm" radius="md">
      <Stack gap="xs">
        <Group gap="xs">
          <Text fw={600}>{fromText.range(rangeLabel(numbered.flatMap(({ numbers }) => numbers)))}</Text>
          <Badge variant="default">{texts.groups.types[group.type]}</Badge>
        </Group>
        {group.instruction !== '' && <RichText html={group.instruction} className={styles['html']} />}
        {group.imgContent !== null && <PicturePreview html={group.imgContent} />}
        {group.choices.length > 0 && (
          <Text size="sm">
            {fromText.choices}: {group.choices.join(' · ')}
          </Text>
        )}
        {group.paragraph !== null && (
          <RichText html={group.paragraph} className={styles['html']} renderBlank={renderBlank} />
        )}
        <ul className={styles['list']}>
          {group.questions.map((question, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={index}>
              <QuestionPreview question={question} label={rangeLabel(numbered[index]?.numbers ?? [question.number])} />
            </li>
          ))}
        </ul>
      </Stack>
    </Paper>
  );
}

/** A blank as on paper: its number and a line to write on. */
const renderBlank = (address: string) => <span className={styles['blank']}>{address}</span>;

function QuestionPreview({ question, label }: { readonly question: FullQuestion; readonly label: string }) {
  const { options, answers, explanation } = question;
  return (
    <>
      <Group gap="xs" align="baseline" wrap="nowrap">
        <Text size="sm" fw={700}>
          {label}
        </Text>
        <RichText html={question.question} className={styles['html']} renderBlank={renderBlank} />
      </Group>
      {options.length > 0 && (
        <ul className={styles['list']}>
          {options.map((option, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={index}>
              <Text size="sm" fw={answers.includes(option) ? 600 : undefined}>
                {option}
                {answers.includes(option) && ` (${fromText.right})`}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {(options.length === 0 || answers.length === 0) && (
        <Text size="sm" c="dimmed">
          {answers.length === 0 ? fromText.noKey : fromText.keyOf(answers.join(' / '))}
        </Text>
      )}
      {explanation !== undefined && (
        <Text size="sm" c="dimmed">
          {fromText.explanation(textOf(explanation).trim())}
        </Text>
      )}
    </>
  );
}

const INLINE = /<img\b[^<>]*\ssrc="(data:image\/[^"]+)"/;

/** Shows a picture that is not stored yet and is inside the HTML, where learners' screens do not show it. */
function PicturePreview({ html }: { readonly html: string }) {
  const source = INLINE.exec(html)?.[1];
  if (source === undefined) return <RichText html={html} className={styles['html']} />;
  return <img src={source} alt={fromText.picture} style={{ maxWidth: '100%' }} />;
}
