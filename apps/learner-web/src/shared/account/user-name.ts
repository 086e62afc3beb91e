interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export function fullName(user: Named): string {
  return [user.firstName.trim(), user.lastName.trim()].filter(Boolean).join(' ');
}

/** The first letters of the first and last name. */
export function initials(user: Named): string {
  return [user.firstName, user.lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toUpperCase();
}
