import { saveFile } from '@/shared/api/requests/file-answer';

/** Hands a file that was made here to the browser's downloads. */
export const saveBlob = (blob: Blob, name: string): void => saveFile({ url: URL.createObjectURL(blob) }, name);
