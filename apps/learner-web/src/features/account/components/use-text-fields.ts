import { useForm } from '@mantine/form';
import { missingFields } from '../model/missing-fields.ts';

type Texts<K extends string> = Readonly<Record<K, string>>;

/** The required text fields of a form: their values, and errors of empty ones. */
export function useTextFields<K extends string>(
  empty: Texts<K>,
  { labels, required }: { readonly labels: Texts<K>; readonly required: (label: string) => string },
) {
  const form = useForm<Record<string, string>, Texts<K>>({
    initialValues: empty,
    validate: (values) => missingFields(values as Texts<K>, labels, required), // what `empty` began with
    transformValues: (values) => values as Texts<K>,
    clearInputErrorOnChange: false,
  });
  return {
    clear: form.reset,
    /** Submits the values; if a field is empty, focuses the first one instead. */
    onSubmit: (send: (values: Texts<K>) => void) =>
      form.onSubmit(send, (missing) => form.getInputNode(Object.keys(missing)[0] ?? '')?.focus()),
    /** The props of the field's input. */
    field: (name: K) => ({
      label: labels[name],
      name,
      size: 'md' as const,
      required: true,
      ...form.getInputProps(name),
    }),
  };
}
