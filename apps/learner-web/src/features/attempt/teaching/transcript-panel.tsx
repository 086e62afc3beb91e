import type { SecondsEvidence, TranscriptLine } from '@bandwise/domain';
import { CloseButton } from '@bandwise/ui/controls/close-button.tsx';
import { useEffect, useRef } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { formatClock } from '../clock/time-left.ts';
import { usePlaySeconds, usePosition } from '../recording/recording-context.ts';
import { SentenceTools } from './sentence-tools.tsx';
import classes from './teaching.module.css';

interface TranscriptPanelProps {
  readonly lines: readonly TranscriptLine[];
  /** The evidence of the chosen question. */
  readonly evidence: readonly SecondsEvidence[];
  /** null: it stays. */
  readonly onClose: (() => void) | null;
}

const words = texts.teaching;

/** The words of the recording, which follow it while it plays. A line's time plays from there. */
export function TranscriptPanel({ lines, evidence, onClose }: TranscriptPanelProps) {
  const position = usePosition();
  const play = usePlaySeconds();
  const list = useRef<HTMLOListElement>(null);
  const current = position === null ? -1 : lines.filter(({ start }) => start <= position + 0.2).length - 1;
  const isEvidence = (line: TranscriptLine) => evidence.some(({ start, end }) => line.start < end && line.end > start);
  const shown = current === -1 ? lines.findIndex(isEvidence) : current;
  useEffect(() => {
    list.current?.children[shown]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown]);
  return (
    <>
      <div className={classes['top']}>
        <h2 className={classes['heading']}>{words.transcript}</h2>
        <div className={classes['tools']}>
          {/* Otherwise the question's card has them. */}
          {evidence.length === 0 && <SentenceTools />}
          {onClose && <CloseButton aria-label={words.closeTranscript} onClick={onClose} />}
        </div>
      </div>
      <ol ref={list} className={classes['lines']}>
        {lines.map((line, index) => (
          <li
            key={`${line.start} ${line.text}`}
            className={classes['line']}
            aria-current={index === current || undefined}
            data-evidence={isEvidence(line) || undefined}
          >
            <button
              type="button"
              className={classes['time']}
              aria-label={words.playFrom(formatClock(line.start))}
              disabled={play === null}
              onClick={() => play?.(line)}
            >
              {formatClock(line.start)}
            </button>
            <span>
              {line.speaker !== undefined && <strong>{line.speaker}: </strong>}
              {line.text}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
