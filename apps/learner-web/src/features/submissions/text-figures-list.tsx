import type { TextFiguresBody } from '@bandwise/api-contract/learner';
import { Figures } from '@bandwise/ui/figures/figures.tsx';
import { texts } from '../../shared/texts/texts.ts';
import classes from './submissions.module.css';

interface TextFiguresListProps {
  readonly figures: TextFiguresBody;
  readonly advised: number;
}

/** Facts about a text. */
export function TextFiguresList({ figures, advised }: TextFiguresListProps) {
  const labels = texts.submissions.figures;
  const { words, sentences, paragraphs, wordsPerSentence, distinctShare, copiedShare, linking, repeated } = figures;
  const share = (value: number | null) => (value === null ? '–' : labels.share(value));
  const linkingWords = Object.values(linking).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{labels.title}</h2>
      <p className={classes['note']}>{labels.hint}</p>
      <Figures
        figures={[
          { label: labels.words, value: words, note: labels.advised(advised) },
          { label: labels.sentences, value: sentences },
          { label: labels.paragraphs, value: paragraphs },
          { label: labels.wordsPerSentence, value: wordsPerSentence?.toFixed(1) ?? '–' },
          { label: labels.distinct, value: share(distinctShare) },
          { label: labels.copied, value: share(copiedShare) },
          { label: labels.linking, value: linkingWords },
        ]}
      />
      {repeated.length > 0 && (
        <p>
          {labels.repeated} <span lang="en">{repeated.map(({ word, count }) => `${word} (${count})`).join(', ')}</span>
        </p>
      )}
    </section>
  );
}
