/** The file as gzip, under its name and `.gz`. */
export async function packFile(file: File): Promise<File> {
  const packed = new Response(file.stream().pipeThrough(new CompressionStream('gzip')));
  return new File([await packed.arrayBuffer()], `${file.name}.gz`, { type: 'application/gzip' });
}

/** Whether this browser can. */
export const canPack = (): boolean => typeof CompressionStream === 'function';
