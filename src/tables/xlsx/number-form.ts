/** How a style shows a number: as it is, or as a day, a time, or both. */
export type NumberForm = 'number' | 'date' | 'time' | 'dateTime';

/** Letters of a format, as spreadsheets allow them. */
const MAX_CODE_LENGTH = 255;
const DAY = 86_400_000;
/** Serial 1 is 1 January 1900; as 29 February 1900 is counted although it never was, later days begin a day earlier. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;

/** Formats that have a number of their own (ECMA-376, 18.8.30), those of East Asian languages included. */
const builtIn = (id: number): NumberForm => {
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return 'date';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)) return 'time';
  return id === 22 ? 'dateTime' : 'number';
};

/** What a format does, by its number, or by its code where it was made by somebody. */
export function numberForm(id: number, code?: string): NumberForm {
  if (code === undefined) return builtIn(id);
  const letters = code
    .slice(0, MAX_CODE_LENGTH)
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1)[0]
    ?.toLowerCase();
  if (letters === undefined || /general|[#0?](?!.*[ymdhs])/.test(letters)) return 'number';
  const time = /[hs]/.test(letters);
  const day = /[yd]/.test(letters) || (/m/.test(letters) && !time);
  if (day) return time ? 'dateTime' : 'date';
  return time ? 'time' : 'number';
}

/** Excel keeps 15 digits and shows no more: 0.30000000000000004 is 0.3. */
function digits(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return /e/i.test(text) || text.length > 15 ? String(Number(number.toPrecision(15))) : text;
}

/** A number of a sheet as text: numbers with their digits, days as `2021-05-06`, times as `13:45:00`. */
export function numberText(text: string, form: NumberForm, from1904: boolean): string {
  const serial = Number(text);
  if (form === 'number' || !Number.isFinite(serial) || serial < 0 || serial > LAST_DAY) return digits(text);
  const early = !from1904 && serial < 60 ? 1 : 0;
  const iso = new Date(Math.round((from1904 ? EPOCH_1904 : EPOCH_1900) + (serial + early) * DAY)).toISOString();
  const [day = '', clock = ''] = iso.split('T');
  const time = clock.slice(0, 8);
  if (form === 'time' && serial < 1) return time;
  return form === 'date' || time === '00:00:00' ? day : `${day} ${time}`;
}
