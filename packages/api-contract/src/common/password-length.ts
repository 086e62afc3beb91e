/** The length of a new password in characters (design, decision 7). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
