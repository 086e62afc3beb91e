/** The name of a user in the log, with which a deleted user differs from others of the same name. */
export function nameInAudit(user: {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}): string {
  return `${`${user.first_name} ${user.last_name}`.trim()} (${user.email})`;
}
