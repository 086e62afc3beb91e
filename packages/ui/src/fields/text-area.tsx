import { useWindowEvent } from '@mantine/hooks';
import { useImperativeHandle, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';
import { classNames } from '../controls/own-element.ts';

interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts> {
  readonly value: string;
  /** The text area grows from `rows` to this number of lines, then scrolls. */
  readonly maxRows?: number;
}

/** Lines of text with a label. */
export function TextArea({ label, description, error, required, id, maxRows, className, ref, ...area }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement); // it is there once this runs
  const fit = () => {
    if (own.current && maxRows !== undefined) grow(own.current, maxRows);
  };
  useLayoutEffect(fit);
  useWindowEvent('resize', fit);
  return (
    <FieldFrame label={label} description={description} error={error} required={required} id={id}>
      {(tied) => <textarea ref={own} className={classNames(styles['input'], className)} {...tied} {...area} />}
    </FieldFrame>
  );
}

function grow(area: HTMLTextAreaElement, maxRows: number): void {
  const { style } = area;
  const { lineHeight, paddingBlockStart, paddingBlockEnd, borderBlockStartWidth } = getComputedStyle(area);
  const edges = Number.parseFloat(borderBlockStartWidth) * 2;
  const most =
    Number.parseFloat(lineHeight) * maxRows +
    Number.parseFloat(paddingBlockStart) +
    Number.parseFloat(paddingBlockEnd) +
    edges;
  const { scrollTop } = area;
  style.height = 'auto';
  const height = area.scrollHeight + edges;
  style.height = `${Math.min(height, most)}px`;
  style.overflowY = height > most ? 'auto' : 'hidden';
  area.scrollTop = scrollTop;
}
