import { disableTypes, imageSize, types } from 'image-size';
import { FILE_TYPES, fitsName } from '@/contract/repository/repository';

/** What is told of a file by what is in it. */
export interface FileKind {
  contentType: string;
  width?: number;
  height?: number;
}

const RASTERS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

disableTypes(types.filter((type) => !['png', 'jpg', 'gif', 'webp', 'heif'].includes(type)));

function rasterOf(bytes: Uint8Array): FileKind | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const contentType = RASTERS[type];
    return contentType === undefined ? undefined : { contentType, width, height };
  } catch {
    return undefined;
  }
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((each, at) => bytes[at] === each.charCodeAt(0));

/** The end of an archive, where it lists what is in it; and its begin, where OpenDocument says what it is. */
const LISTED = 65_536;
const PARTS: readonly [string, string][] = [
  ['xl/workbook.xml', '.xlsx'],
  ['word/document.xml', '.docx'],
  ['ppt/presentation.xml', '.pptx'],
  ['opendocument.spreadsheet', '.ods'],
  ['opendocument.text', '.odt'],
  ['opendocument.presentation', '.odp'],
];

function packedTypes(bytes: Uint8Array): string[] {
  const decode = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  const listed = decode(bytes.subarray(0, 200)) + decode(bytes.subarray(-LISTED));
  const [, ending = ''] = PARTS.find(([part]) => listed.includes(part)) ?? [];
  return [...Object.entries(FILE_TYPES).flatMap(([type, [end]]) => (end === ending ? type : [])), 'application/zip'];
}

/** C0 but for blanks, which no text has. */
const BINARY = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/u;
/** A root that may stand behind a declaration, comments and a document type, all within so many characters. */
const SVG_HEAD = 10_000;
const SVG = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/;
const TEXTS = Object.keys(FILE_TYPES).filter((type) => /^text\/|\/json$/.test(type));

function textTypes(bytes: Uint8Array): string[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (BINARY.test(text)) return [];
    return SVG.test(text.slice(0, SVG_HEAD)) ? ['image/svg+xml'] : TEXTS;
  } catch {
    return [];
  }
}

function typesOf(bytes: Uint8Array): string[] {
  if (startsWith(bytes, '%PDF-')) return ['application/pdf'];
  if (startsWith(bytes, 'PK\u0003\u0004')) return packedTypes(bytes);
  if (startsWith(bytes, '\u001f\u008b')) return ['application/gzip'];
  return textTypes(bytes);
}

/** A picture or a PDF by its bytes alone. */
export const typeByBytes = (bytes: Uint8Array): string | undefined =>
  rasterOf(bytes)?.contentType ?? (startsWith(bytes, '%PDF-') ? 'application/pdf' : undefined);

/** Nothing for what is not kept here, and where the name says that it were something else. */
export function typeOf(bytes: Uint8Array, name: string): FileKind | undefined {
  const raster = rasterOf(bytes);
  if (raster) return fitsName(raster.contentType, name) ? raster : undefined;
  const type = typesOf(bytes).find((each) => fitsName(each, name));
  if (type === undefined) return undefined;
  return { contentType: type.startsWith('text/') ? `${type};charset=utf-8` : type };
}
