/** The list of a learner's assignments. */
export const ASSIGNED = '/assigned';

export const assignedAddress = (id: string) => `${ASSIGNED}/${encodeURIComponent(id)}`;
