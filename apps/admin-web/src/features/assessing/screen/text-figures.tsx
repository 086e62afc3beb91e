import type { AssessmentBody } from '@bandwise/api-contract/admin';
import type { TextFiguresBody } from '@bandwise/api-contract/learner';
import { LINKING_KINDS } from '@bandwise/domain';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Text, Title } from '@mantine/core';
import { Facts } from '../../../shared/cards/facts.tsx';
import { texts } from '../../../shared/texts/texts.ts';

const words = texts.assessing.one;
const { facts } = words;

/** Facts about the text. None of them is a band. */
export function TextFiguresCard({ assessment }: { readonly assessment: AssessmentBody }) {
  const { figures, ...others } = assessment;
  if (figures === null) return null;
  return (
    <Card as="section" aria-label={words.figures}>
      <Title order={2} size="h4">
        {words.figures}
      </Title>
      <Text size="sm" c="dimmed">
        {words.figuresHint}
      </Text>
      <Facts facts={factsOf({ ...others, figures })} />
    </Card>
  );
}

function factsOf({
  figures,
  advised_words,
  pasted_words,
}: Pick<AssessmentBody, 'advised_words' | 'pasted_words'> & {
  readonly figures: TextFiguresBody;
}): readonly (readonly [string, string])[] {
  const { repeated, linking, wordsPerSentence } = figures;
  const linked = LINKING_KINDS.filter((kind) => linking[kind] > 0).map((kind) =>
    words.linkingCount(words.linking[kind], linking[kind]),
  );
  return [
    [facts.words, facts.advised(figures.words, advised_words)],
    [facts.paragraphs, String(figures.paragraphs)],
    [facts.sentences, String(figures.sentences)],
    [facts.wordsPerSentence, wordsPerSentence === null ? facts.none : wordsPerSentence.toFixed(1)],
    [facts.distinct, share(figures.distinctShare)],
    [facts.repeated, repeated.map(({ word, count }) => facts.times(word, count)).join(', ') || facts.none],
    [facts.linking, linked.join(', ') || facts.none],
    [facts.copied, share(figures.copiedShare)],
    ...(pasted_words === null ? [] : [[facts.pasted, pastedOf(pasted_words, figures.words)] as const]),
  ];
}

function pastedOf(pasted: number, words: number): string {
  return words === 0 ? String(pasted) : facts.pastedOf(pasted, share(pasted / words));
}

function share(part: number | null): string {
  return part === null ? facts.none : facts.ofAll(Math.round(part * 100));
}
