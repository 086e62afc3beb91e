import { Input } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface FieldSetProps {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error: string | null;
  /** Called when the focus leaves the whole group. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A group of inputs with a common label and error. */
export function FieldSet({ id, label, description, error, onLeave, children }: FieldSetProps) {
  const own = useId();
  const describedBy = [description !== undefined && `${own}-description`, error !== null && `${own}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div
        id={id}
        role="group"
        aria-labelledby={`${own}-label`}
        {...(describedBy === '' ? {} : { 'aria-describedby': describedBy })}
      >
        <Input.Label labelElement="div" id={`${own}-label`}>
          {label}
        </Input.Label>
        {description !== undefined && (
          <Input.Description id={`${own}-description`} mb={4}>
            {description}
          </Input.Description>
        )}
        {children}
        {error !== null && (
          <Input.Error id={`${own}-error`} mt={4}>
            {error}
          </Input.Error>
        )}
      </div>
    </div>
  );
}
