/** The least that is a file of its kind. */
export const PDF = new TextEncoder().encode('%PDF-1.4\n%permit\n%%EOF');
/** A pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (each) => each.charCodeAt(0),
);
/** Up to the frame that says its width and height. */
export const JPEG = Uint8Array.from(atob('/9j/4AAQSkZJRgABAQAAAQABAAD/wAALCAABAAEBAREA/9k='), (each) =>
  each.charCodeAt(0),
);

/** As a browser sends it. */
export function permitForm(name: string, bytes: Uint8Array<ArrayBuffer> = PDF, type = 'application/pdf'): FormData {
  const form = new FormData();
  form.append('file', new File([bytes], name, { type }));
  return form;
}
