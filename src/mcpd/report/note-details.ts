/**
 * What a note says of its value beyond its kind; the texts are for the printed and the filed report. Marks are those of
 * the portal's texts, which say the same in the reader's language.
 */
export const DETAILS = {
  first: 'the first is in line {{line}} of {{file}}',
  firstLine: 'the first is in line {{line}}',
  line: 'line {{line}}',
  column: 'column {{column}}',
  fewer: '{{cells}} of {{columns}}',
  more: '{{cells}} instead of {{columns}}; an unquoted separator may have shifted the others',
  latitude: 'latitude goes from {{from}} to {{to}} degrees',
  longitude: 'longitude goes from {{from}} to {{to}} degrees',
  metres: '{{from}} to {{to}} m',
  beside: '{{degrees}} beside {{column}} {{used}}',
  opposite: '{{degrees}} beside {{column}} {{used}}, in the opposite hemisphere',
  acquired: 'ACQDATE is {{date}}',
  otherColumns: 'not loaded, as columns of their own say otherwise: {{parts}}',
} as const;

type DetailName = keyof typeof DETAILS;
type MarksIn<T extends string> = T extends `${string}{{${infer M}}}${infer Rest}` ? M | MarksIn<Rest> : never;

interface DetailWords {
  name: DetailName;
  values: Readonly<Record<string, string | number>>;
}

/** Words, or what stands in the file: a text, a number. */
export type NoteDetail = DetailWords | string | number;

export const detailOf = <N extends DetailName>(
  name: N,
  values: Readonly<Record<MarksIn<(typeof DETAILS)[N]>, string | number>>,
): DetailWords => ({ name, values });

/** In English. */
export const detailText = (detail: NoteDetail): string =>
  typeof detail === 'object'
    ? DETAILS[detail.name].replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => String(detail.values[name] ?? ''))
    : String(detail);
