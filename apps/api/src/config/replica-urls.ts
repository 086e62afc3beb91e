const SEPARATORS = /[\s,]+/;

/** The addresses of `DATABASE_REPLICA_URLS`; null if one is invalid or repeated. */
export function readReplicaUrls(text: string): readonly string[] | null {
  const urls = text.split(SEPARATORS).filter((url) => url !== '');
  const isServer = (url: string) => URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  return urls.every(isServer) && new Set(urls).size === urls.length ? urls : null;
}
