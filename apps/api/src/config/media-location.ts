export interface MediaLocation {
  readonly bucket: string;
  /** Prepended to each key: '' or a path that ends with a slash. */
  readonly prefix: string;
  /** null: Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
}

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PATH = /^[\w./-]*$/;
const REGION = /^[a-z\d-]{1,40}$/;
const DEFAULT_REGION = 'us-east-1';

export const MEDIA_LOCATION_FORM =
  'must be s3://BUCKET or s3://BUCKET/PREFIX, with ?endpoint=https://…&region=… if needed';

/** Reads `s3://BUCKET/PREFIX?endpoint=…&region=…`; null for other texts. */
export function readMediaLocation(text: string): MediaLocation | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, searchParams, username, password, port, hash } = new URL(text);
  const isPlain = username === '' && password === '' && port === '' && hash === '';
  if (protocol !== 's3:' || !isPlain || !BUCKET.test(hostname) || !PATH.test(pathname)) return null;
  if ([...searchParams.keys()].some((name) => name !== 'endpoint' && name !== 'region')) return null;
  const endpoint = searchParams.get('endpoint');
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  if ((endpoint !== null && !isWebAddress(endpoint)) || !REGION.test(region)) return null;
  const path = pathname.replace(/^\/+|\/+$/g, '');
  return { bucket: hostname, prefix: path === '' ? '' : `${path}/`, endpoint, region };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
