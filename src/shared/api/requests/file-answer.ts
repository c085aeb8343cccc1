/** A file that a call answered: where the browser holds it, and the name the server gave it, if it did. */
export interface FileAnswer {
  /** A `blob:` address, which the store may hold; `saveFile` gives it free. */
  url: string;
  name?: string;
}

/** The name in `Content-Disposition`, without any folder. Another origin shows it only where the server exposes it. */
export function fileNameOf(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=(?:UTF-8'[^']*')([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, quoted, bare] = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? '') ?? [];
  const name = encoded ? unescaped(encoded) : (quoted ?? bare);
  return name?.split(/[/\\]/).at(-1) || undefined;
}

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}

export async function readFile(response: Response): Promise<FileAnswer> {
  const url = URL.createObjectURL(await response.blob());
  return { url, name: fileNameOf(response.headers.get('Content-Disposition')) };
}

/** How long the browser may take to start writing the file. */
const RELEASE_AFTER = 60_000;

/** Hands an answered file to the browser's downloads. `usual` names it where the server did not. */
export function saveFile({ url, name }: FileAnswer, usual: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? usual;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER);
}
