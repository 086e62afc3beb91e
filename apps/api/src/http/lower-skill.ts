/** A skill in the address is read in any case: `/api/exam/list/Reading`. */
export function lowerSkill(params: unknown): void {
  if (typeof params !== 'object' || params === null) return;
  for (const [name, value] of Object.entries(params)) {
    if ((name === 'skill' || name === 'type') && typeof value === 'string')
      Object.assign(params, { [name]: value.toLowerCase() });
  }
}
