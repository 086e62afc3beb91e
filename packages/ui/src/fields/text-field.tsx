import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'size'> {
  readonly size?: 'md' | 'sm';
  /** A drawing at the start of the input. */
  readonly leftSection?: ReactNode;
  /** A button at its end. */
  readonly rightSection?: ReactNode;
}

/** A line of text with a label. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, required, id, size = 'sm', leftSection, rightSection, ...input } = props;
  return (
    <FieldFrame label={label} description={description} error={error} required={required} id={id}>
      {(tied) => (
        <div
          className={styles['box']}
          data-left={leftSection ? true : undefined}
          data-right={rightSection ? true : undefined}
        >
          {leftSection && <span className={styles['left']}>{leftSection}</span>}
          <input type="text" className={styles['input']} data-size={size} {...tied} {...input} />
          {rightSection && <span className={styles['right']}>{rightSection}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
