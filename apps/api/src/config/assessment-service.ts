/** The service of the setting `ASSESSMENT_URL`. */
export interface AssessmentService {
  readonly url: string;
  /** Signs the calls, and is never sent. */
  readonly secret: string;
}

/** No character that an address would have to escape. */
const SECRET = /^[\w.~-]{16,200}$/;

export const ASSESSMENT_SERVICE_FORM =
  'must be an http:// or https:// address with a secret of 16 to 200 letters, digits or -._~ before an @';

/** Reads `https://SECRET@HOST/PATH`; null for other texts. */
export function readAssessmentService(text: string): AssessmentService | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, username, password, hash } = url;
  if (!/^https?:$/.test(protocol) || !SECRET.test(username) || password !== '' || hash !== '') return null;
  url.username = '';
  return { url: url.href, secret: username };
}
