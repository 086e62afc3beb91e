import { Button, Group, Text } from '@mantine/core';
import { useRef } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { sortComments } from '../draft/content.ts';
import { useDraftState } from '../draft/draft-context.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { numberStretches } from '../text/pieces.ts';
import type { Stretch } from '../text/stretch.ts';
import { useSelectedStretch } from '../text/use-selected-stretch.ts';
import { WordCursor } from '../text/word-cursor.tsx';
import classes from './screen.module.css';

const words = texts.assessing.one;

interface CommentedTextProps {
  readonly text: string;
  readonly active: string | null;
  readonly onComment: (stretch: Stretch) => void;
}

/** The learner's text, in which words are selected by pointer or keyboard for a comment. */
export function CommentedText({ text, active, onComment }: CommentedTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const [stretch, select] = useSelectedStretch(element, text);
  const comments = useDraftState(({ content }) => content.comments);
  const numbered = numberStretches(sortComments(comments));
  const comment = () => {
    if (stretch === null) return;
    document.getSelection()?.removeAllRanges();
    select(null);
    onComment(stretch);
  };
  return (
    <>
      <Group gap="xs" className={classes['tools'] ?? ''}>
        <Button
          size="compact-md"
          disabled={stretch === null}
          // The press must not take the selection away before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={comment}
        >
          {words.comment}
        </Button>
        {stretch === null && (
          <Text size="sm" c="dimmed">
            {words.selectFirst}
          </Text>
        )}
      </Group>
      <WordCursor text={text} element={element} onSelect={select} onEnter={comment} />
      <MarkedText ref={element} text={text} comments={numbered} active={active} />
    </>
  );
}
