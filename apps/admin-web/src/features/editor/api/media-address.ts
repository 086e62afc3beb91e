/** Our own media stand at the API, which may be at another address than the console (index.html says where). */
export function mediaAddress(url: string): string {
  if (!url.startsWith('/api/')) return url;
  return `${document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''}${url}`;
}
