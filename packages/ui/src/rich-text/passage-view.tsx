import { createElement, memo } from 'react';
import { RichText } from './rich-text.tsx';
import styles from './rich-text.module.css';

interface PassageViewProps {
  /** HTML blocks, in order. */
  readonly blocks: readonly string[];
}

/** A passage or a task text. */
export const PassageView = memo(function PassageView({ blocks }: PassageViewProps) {
  const texts = blocks.map((html) => createElement(RichText, { html }));
  // Spread, so without keys: the blocks of one version never change places.
  // Not translated, because a translation would give answers away and lose highlights.
  return createElement('div', { className: styles['passage'], translate: 'no' }, ...texts);
});
