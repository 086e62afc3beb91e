/** The parameter of User Management that it begins its search with. */
export const SEARCH_PARAM = 'search';

/** User Management with one user found. */
export const usersPath = (email: string) => `/users?${new URLSearchParams({ [SEARCH_PARAM]: email }).toString()}`;
