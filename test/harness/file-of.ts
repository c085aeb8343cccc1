/** A file that can be read: those of jsdom cannot by themselves. */
export function fileOf(name: string, content: string | Uint8Array): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes as Uint8Array<ArrayBuffer>], name);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) });
}
