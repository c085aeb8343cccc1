let usual: string | undefined;

/** Says to search engines what the page is about; without words of its own, what the portal is. */
export function describeDocument(description: string | undefined): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!meta) return;
  usual ??= meta.content;
  meta.content = description || usual;
}
