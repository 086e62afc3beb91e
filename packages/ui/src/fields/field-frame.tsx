import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** The texts around the input of a field. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** The error of the entered value; `null`, `false` or '' for none. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly id?: string | undefined;
}

/** The attributes that connect an input to its texts. */
interface Tied {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly children: (tied: Tied) => ReactNode;
}

/** Connects an input with a label, a description and an error. */
export function FieldFrame({ label, description, error, required, id: given, children }: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  const ids = { description: `${id}-description`, error: `${id}-error` };
  const describedBy = [description && ids.description, error && ids.error].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {required && (
          <span className={styles['star']} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {description && (
        <p className={styles['description']} id={ids.description}>
          {description}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className={styles['error']} id={ids.error}>
          {error}
        </p>
      )}
    </div>
  );
}
