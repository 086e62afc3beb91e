/** An error for each empty field; spaces count only in a password. */
export function missingFields<K extends string>(
  values: Readonly<Record<K, string>>,
  labels: Readonly<Record<K, string>>,
  required: (label: string) => string,
): Partial<Record<K, string>> {
  const errors: Partial<Record<K, string>> = {};
  // Object.keys widens to string[]; labels has exactly the keys of its type.
  for (const key of Object.keys(labels) as K[]) {
    const isPassword = key.toLowerCase().includes('password');
    if ((isPassword ? values[key] : values[key].trim()) === '') errors[key] = required(labels[key]);
  }
  return errors;
}
