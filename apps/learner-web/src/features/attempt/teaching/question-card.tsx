import type { Evidence } from '@bandwise/domain';
import { isQuote } from '@bandwise/domain/internal';
import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { whyText } from '@bandwise/ui/review/why-text.ts';
import { VerdictIcon } from '@bandwise/ui/questions/verdict/verdict-note.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { CloseButton } from '@bandwise/ui/controls/close-button.tsx';
import { IconBook2, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../../shared/texts/texts.ts';
import { formatClock } from '../clock/time-left.ts';
import type { ExplainedQuestion } from '@bandwise/ui/review/explained-questions.ts';
import { usePlaySeconds } from '../recording/recording-context.ts';
import { SentenceTools } from './sentence-tools.tsx';
import classes from './teaching.module.css';

interface QuestionCardProps {
  readonly question: ExplainedQuestion;
  /** null: every answer is right. */
  readonly onNextWrong: (() => void) | null;
  readonly onShowPassage: () => void;
  /** The address where more questions of its type are practised; null: there are none. */
  readonly practise: string | null;
  readonly onClose: () => void;
  /** Below all that. */
  readonly children: ReactNode;
}

const words = texts.teaching;

/** One question of a result: question, answer, key, explanation and evidence. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, onNextWrong, onShowPassage, practise, onClose, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Below all else where the page scrolls; elsewhere it is in sight.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself: a keyboard must reach it
    <section className={classes['card']} aria-labelledby="explained-question" tabIndex={0}>
      <div className={classes['top']}>
        <h2 id="explained-question" ref={heading} tabIndex={-1} className={classes['heading']}>
          {words.question(question.label)}
        </h2>
        <div className={classes['tools']}>
          {onNextWrong && (
            <Button size="compact-md" variant="default" aria-keyshortcuts="Alt+N" onClick={onNextWrong}>
              {words.nextWrong}
            </Button>
          )}
          <CloseButton aria-label={words.close} onClick={onClose} />
        </div>
      </div>
      <div className={classes['columns']}>
        <div>
          {question.questionTexts.map((html) => (
            <RichText key={html} html={html} className={classes['asked']} />
          ))}
          <Facts question={question} />
        </div>
        <div>
          {question.explanations.map((html) => (
            <RichText key={html} html={html} />
          ))}
          <Places evidence={question.evidence} onShowPassage={onShowPassage} practise={practise} />
        </div>
      </div>
      {children}
    </section>
  );
}

function Facts({ question }: { readonly question: ExplainedQuestion }) {
  const { verdict, answer, key, isWithheld } = question;
  const { columns, noAnswer } = texts.attempt;
  return (
    <dl className={classes['facts']}>
      <dt>{columns.given}</dt>
      <dd>{answer ?? noAnswer}</dd>
      <dt>{columns.correct}</dt>
      <dd>{isWithheld ? texts.attempt.withheldKey : key}</dd>
      <dt>{words.why}</dt>
      <dd data-verdict={verdict} className={classes['reason']}>
        <VerdictIcon kind={verdict} />
        <span>{whyText(question)}</span>
      </dd>
    </dl>
  );
}

interface PlacesProps extends Pick<QuestionCardProps, 'onShowPassage' | 'practise'> {
  readonly evidence: readonly Evidence[];
}

/** Where the answer stands, and where others like it are practised: buttons that lead there. */
function Places({ evidence, onShowPassage, practise }: PlacesProps) {
  const play = usePlaySeconds();
  const seconds = evidence.flatMap((one) => (isQuote(one) ? [] : [one]));
  return (
    <p className={classes['places']}>
      {evidence.some(isQuote) && (
        <Button size="compact-md" leftSection={<IconBook2 size={18} aria-hidden />} onClick={onShowPassage}>
          {words.showPassage}
        </Button>
      )}
      {seconds.map(({ start, end }) => (
        <Button
          key={start}
          size="compact-md"
          disabled={play === null}
          leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
          onClick={() => play?.({ start, end })}
        >
          {words.play(formatClock(start), formatClock(end))}
        </Button>
      ))}
      {seconds.length > 0 && <SentenceTools />}
      {practise !== null && (
        <Button component={Link} to={practise} size="compact-md" variant="default">
          {words.practiseType}
        </Button>
      )}
    </p>
  );
}
