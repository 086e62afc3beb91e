/** The page that chooses the exams of a mock exam. */
export const MOCK_EXAM = '/mock-exam';

/** The page of the guest's sitting: a browser has at most one. */
export const GUEST_SITTING = '/sitting/guest';

export const sittingAddress = (id: string) => `/sitting/${encodeURIComponent(id)}`;
