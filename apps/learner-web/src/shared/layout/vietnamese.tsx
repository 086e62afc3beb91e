/** Says in which language the text is, so that a screen reader pronounces it. */
export function Vietnamese({ children }: { children: string }) {
  return <span lang="vi">{children}</span>;
}
