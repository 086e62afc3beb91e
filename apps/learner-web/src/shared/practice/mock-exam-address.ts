/** Where the exams of a mock exam are chosen. */
export const MOCK_EXAM = '/mock-exam';

/** Where a guest's sitting is: there is one in a browser. */
export const GUEST_SITTING = '/sitting/guest';

export const sittingAddress = (id: string) => `/sitting/${encodeURIComponent(id)}`;
