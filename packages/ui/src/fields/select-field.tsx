import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A native select with a label. */
export function SelectField({ label, description, error, required, id, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} description={description} error={error} required={required} id={id}>
      {(tied) => (
        <select className={styles['input']} {...tied} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
