import { decodeEntities } from './html-entities';
import type { Say } from '../report/note-kinds';

/** Control characters but for tab and line ends, and marks without width. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff]/g;
/** UTF-8 read as Latin-1 or Windows-1252. Left alone: what it was can only be guessed. */
const DOUBLE_ENCODED = /[ÂÃ][\u0080-\u00bf]|Â[€™œž]|â€|[\u0080-\u009f]/;
/** As databases, R and pandas write them, and people. Lower case `na` and `Na` stay: sodium, and names. */
const PLACEHOLDER = /^(?:null|nan|none|n\/a|#n\/a|#na|<na>|\\n|[-.])$/i;

/** Whether a text stands for "no value". */
export const isPlaceholder = (text: string): boolean => text === 'NA' || (text.length < 5 && PLACEHOLDER.test(text));

/** Whether the text needs a closer look: most of a file does not, and this is called for every cell. */
const isOrdinary = (text: string): boolean => {
  const last = text.length - 1;
  if (text.charCodeAt(0) <= 32 || text.charCodeAt(last) <= 32) return false;
  for (let i = 0; i <= last; i++) {
    const code = text.charCodeAt(i);
    if (code === 38 || code >= 127 || (code < 32 && code !== 9 && code !== 10 && code !== 13)) return false;
  }
  return true;
};

/** The text of a cell without stray blanks, controls and entities; empty where there is no value. */
export const cleanText = (raw: string, say: Say, isMissing = isPlaceholder): string => {
  if (raw === '') return raw;
  if (isOrdinary(raw)) {
    if (!isMissing(raw)) return raw;
    say('placeholder', { used: '' });
    return '';
  }
  const trimmed = raw.trim();
  if (trimmed === '') {
    say('spaces', { used: '' });
    return '';
  }
  const bare = trimmed.replace(CONTROLS, '').trim();
  const text = decodeEntities(bare).trim();
  if (text !== bare) say('entities', { used: text });
  else if (bare !== trimmed) say('controls', { used: text });
  else if (text !== raw) say('spaces', { used: text });
  if (text.includes('\ufffd')) say('lostLetter');
  else if (DOUBLE_ENCODED.test(text)) say('doubleEncoded');
  if (isMissing(text)) {
    say('placeholder', { used: '' });
    return '';
  }
  return text;
};
