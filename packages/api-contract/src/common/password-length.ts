/** Characters of a new password (design, decision 7). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
