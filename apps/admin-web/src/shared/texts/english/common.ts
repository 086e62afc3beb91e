export const common = {
  brand: 'Bandwise',
  pageTitle: (page: string, brand: string) => `${page} – ${brand}`,
  help: 'Help',
  loading: 'Loading…',
  retry: 'Retry',
  unreachable: {
    title: 'The server could not be reached',
    detail: 'Check your connection and try again.',
  },
  notFound: { title: 'Page not found', home: 'Home' },
  paging: {
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  toasts: { success: 'Success', error: 'Error' },
  /** Under every field that takes a new password. */
  passwordHint: (min: number) => `At least ${min} characters, and not a common password.`,
  cancel: 'Cancel',
  undo: 'Undo',
  deletedUser: 'Deleted user',
  /** Within a sentence. */
  aDeletedUser: 'a deleted user',
} as const;
