import { useState } from 'react';
import { focusField } from '../model/focus-field.ts';
import { missingFields } from '../model/missing-fields.ts';

type Texts<K extends string> = Readonly<Record<K, string>>;

/** The required text fields of a form: what is typed in each, and what is said of those left empty. */
export function useTextFields<K extends string>(
  empty: Texts<K>,
  { labels, required }: { readonly labels: Texts<K>; readonly required: (label: string) => string },
) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Texts<K>>>({});
  return {
    values,
    clear: () => setValues(empty),
    /** Whether nothing is missing; otherwise the learner is told what is, and taken to the first such field. */
    check: (form: HTMLFormElement): boolean => {
      const missing = missingFields(values, labels, required);
      setErrors(missing);
      const [first] = Object.keys(missing);
      if (first !== undefined) focusField(form, first);
      return first === undefined;
    },
    /** What the field's input takes. */
    field: (name: K) => ({
      label: labels[name],
      value: values[name],
      error: errors[name],
      name,
      size: 'md',
      required: true,
      onChange: (event: { currentTarget: { value: string } }) =>
        setValues({ ...values, [name]: event.currentTarget.value }),
    }),
  };
}
