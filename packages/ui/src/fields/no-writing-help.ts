/** Attributes of a field in which spelling is part of the test: neither the browser nor a writing assistant helps. */
export const NO_WRITING_HELP = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  'data-gramm': 'false',
  'data-gramm_editor': 'false',
  'data-enable-grammarly': 'false',
  'data-lt-active': 'false',
  'data-ms-editor': 'false',
} as const;
