/** What the editor says, apart from the names of its actions, which stand with them. */
export const texts = {
  toolbar: (label: string) => `Formatting: ${label}`,
  menuBar: (label: string) => `Menu: ${label}`,
  format: 'Format',
  table: 'Table',
  add: 'Add',
  save: 'Save',
  cancel: 'Cancel',
  retry: 'Try again',
  closeMessage: 'Close message',

  link: 'Link',
  linkAddress: 'Address',
  linkHint: 'A web page (https://…) or an e-mail address',
  linkInvalid: 'Enter a web address (http or https) or an e-mail address',
  linkText: 'Text',
  linkTextHint: 'Without a text the address is shown',
  removeLink: 'Remove link',

  insertTable: 'Insert table',
  rows: 'Rows',
  columns: 'Columns',
  hasHeaderRow: 'The first row holds headings',
  from1To: (most: number) => `A number from 1 to ${most}`,

  picture: 'Picture',
  pictureOf: (index: number, count: number) => `Picture ${index} of ${count}`,
  chooseFile: 'Choose a file',
  uploading: 'Uploading…',
  pictureNotStored: 'Not stored yet',
  pictureAddress: 'Address of the picture',
  pictureAddressOr: 'Or the address of a picture',
  pictureAddressInvalid: 'Enter a web address that begins with https',
  pictureMissing: 'Choose a file or enter an address',
  pictureDescription: 'Description',
  pictureDescriptionHint: 'What someone who cannot see the picture needs to know',
  pictureDescriptionMissing: 'Describe the picture, or mark it as decoration',
  pictureIsDecoration: 'Decoration only: nothing is lost without it',
  pictureCaption: 'Caption',
  pictureCaptionHint: 'Shown below the picture; may be empty',
  pictureFailed: (error: unknown) =>
    `The picture could not be uploaded${error instanceof Error && error.message !== '' ? `: ${error.message}` : '.'}`,
  notAPicture: 'Only pictures can be added here: PNG, JPEG, WebP or GIF.',
  picturesLost: (count: number) =>
    count === 1
      ? '1 picture was left out: it is a file on your computer, or its address is not https. Add it with Picture.'
      : `${count} pictures were left out: they are files on your computer, or their addresses are not https. Add them with Picture.`,

  helpTitle: 'Help',
  helpKeys: 'Keys',
  helpDoes: 'What it does',
  helpMoving: [
    { label: 'To the toolbar; Escape leads back', keys: 'Alt+F10' },
    { label: 'This help', keys: 'Alt+0' },
    {
      label: 'In a list: move the item in or out. In a table: next or previous cell. Elsewhere: leave the editor',
      keys: '(Shift+) Tab',
    },
    { label: 'New line in the same paragraph', keys: 'Shift+Enter' },
  ],
  helpTopics: [
    {
      title: 'Pasting',
      text: 'Text from Word, Google Docs or a web page keeps its headings, lists, tables, links, bold and italic. Fonts, colours and spacing are dropped. Pictures that are files on your computer cannot come along: add them with Picture, or drag the file into the text.',
    },
    {
      title: 'Quotes',
      text: 'Enter on an empty line at the end leaves the quote; Backspace at its beginning takes it away.',
    },
    { title: 'Indent', text: 'Indenting is for list items. To set a paragraph apart, make it a quote.' },
  ],
} as const;
