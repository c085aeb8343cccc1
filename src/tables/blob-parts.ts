/** Bytes kept by the page itself; more are handed to the browser, which may put them on disk. */
const KEPT = 4 << 20;

/** Gathers the pieces of a file without keeping all of them in the memory of the page. */
export class BlobParts {
  private parts: BlobPart[] = [];
  private kept = 0;

  push(part: Uint8Array<ArrayBuffer> | string): void {
    this.parts.push(part);
    this.kept += part.length;
    if (this.kept < KEPT) return;
    this.parts = [new Blob(this.parts)];
    this.kept = 0;
  }

  end(type: string): Blob {
    return new Blob(this.parts, { type });
  }
}
