import type { Failure } from '@/shared/api/failure';

interface Common<Kind extends string, Name extends string> {
  kind: Kind;
  /** A property of the values; inside an item editor, of the item. Label and help: `fields.{path}`, `help.{path}`. */
  name: Name;
  /** Fields of the same group stand under its heading `groups.{group}`. */
  group?: string;
  /** Stands beside another half where there is room. */
  half?: boolean;
  /** Drawn only where this is true of what is filled in. */
  shown?: (values: Record<string, unknown>) => boolean;
  /** Where more is said of it: an address, and the key of the words that lead there. */
  more?: { url: string; text: string };
  /** For `schemaOf`; where the form's schema is given, it says what is required and how long it may be. */
  required?: boolean;
}

/** What a text is: it is checked so, and written from left to right in every language. */
export type TextFormat = 'email' | 'url' | 'doi' | 'wiewsCode' | 'countryCode' | 'phone' | 'uuid' | 'language' | 'key';

interface Limited {
  /** Characters, for `schemaOf`. */
  max?: number;
}

export interface TextField<N extends string = string> extends Common<'text', N>, Limited {
  format?: TextFormat;
  autoComplete?: string;
}

export interface LongTextField<N extends string = string> extends Common<'longText', N>, Limited {
  rows?: number;
}

export interface MarkdownField<N extends string = string> extends Common<'markdown', N>, Limited {
  rows?: number;
  /** It is read as a page, with tables and pictures. */
  page?: boolean;
  /** Of the text, where what its pictures show is asked for in it. */
  language?: string;
  /** Takes pictures that are pasted or dropped. */
  useUploadPicture?: () => UploadPicture;
}

/** What is typed stays as it was typed; the schema makes a number of it. */
export interface NumberField<N extends string = string> extends Common<'number', N> {
  min?: number;
  max?: number;
  whole?: boolean;
}

/** `YYYYMMDD`, with `00` for a month or a day that is not known. */
export type DateField<N extends string = string> = Common<'date', N>;

/** `YYYY-MM-DD`, in the browser's own input. */
export type DayField<N extends string = string> = Common<'day', N>;

export interface ChoiceField<N extends string = string> extends Common<'select' | 'radio', N> {
  values: readonly string[];
  /** Names of the values: `{text}.{value}`, such as `subset:types`. */
  text: string;
}

/** Any of them: a checkbox each. Values that are not among them stay as they are. */
export interface CheckboxesField<N extends string = string>
  extends Common<'checkboxes', N>, Pick<ChoiceField, 'values' | 'text'> {}

export type CheckboxField<N extends string = string> = Common<'checkbox', N>;

/** A list of texts, one a line. */
export interface TextsField<N extends string = string> extends Common<'texts', N> {
  format?: Exclude<TextFormat, 'key'>;
  /** At most so many, and not fewer, for `schemaOf`. */
  most?: number;
  least?: number;
}

export interface RelationOption {
  value: string;
  label: string;
  /** What tells it from others of its name. */
  hint?: string;
}

/** Where a relation is found. Both are hooks. */
export interface RelationSource {
  /** What fits the words typed, best first; without words what is offered before. */
  useOptions: (query: string) => { options: readonly RelationOption[]; busy: boolean; failure?: Failure | undefined };
  /** What chosen ones are called; the value itself until that is known. */
  useNames: (values: readonly string[]) => (value: string) => string;
}

export interface RelationField<N extends string = string> extends Common<'relation', N> {
  source: RelationSource;
  many?: boolean;
  /** The value is an object that is known by this property, as `owner` is by its `uuid`. */
  key?: string;
}

/** Repeated objects, each with fields of its own: `fields.{name}.{field}`. */
export interface ItemsField<N extends string = string> extends Common<'items', N> {
  fields: readonly FieldDefinition[];
  /** The key of what one is called before it says more of itself. */
  one: string;
  /** The property that an item is called by, by default its first field. */
  titled?: string;
  /** More than this are better pasted or loaded. */
  advised?: number;
  most?: number;
}

/** Repeated objects of a few short texts: a row of a table each, which a paste fills too. */
export interface RowsField<N extends string = string> extends Common<'rows', N> {
  /** What a row cannot do without comes first: a pasted line of words is taken apart into the first two. */
  fields: readonly TextField[];
  advised?: number;
  most?: number;
}

/** An order of what is there: nothing is added or removed. */
export interface OrderField<N extends string = string> extends Common<'order', N> {
  useNames: RelationSource['useNames'];
}

/** Keeps a picture that shows what the words say, and answers where it is. Throws a `Failure`. */
export type UploadPicture = (
  file: File,
  options: { words: string; onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>;

/** Sends one file; what it answers becomes part of the field's value, a list. Throws a `Failure`. */
export type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

export interface FilesField<N extends string = string> extends Common<'files', N> {
  /** Endings such as `.csv`. Nothing: any file. */
  accept?: readonly string[];
  /** Bytes of one file, 10 MB by default. */
  largest?: number;
  useUpload: () => Upload;
  /** Of what is in the list. */
  nameOf: (item: unknown) => string;
}

/** Text while it is typed, its value once the schema has read it. */
export interface JsonField<N extends string = string> extends Common<'json', N> {
  rows?: number;
}

/** One property that people fill in, as data. `N` are the names of the properties there are. */
export type FieldDefinition<N extends string = string> =
  | TextField<N>
  | LongTextField<N>
  | MarkdownField<N>
  | NumberField<N>
  | DateField<N>
  | DayField<N>
  | ChoiceField<N>
  | CheckboxField<N>
  | CheckboxesField<N>
  | TextsField<N>
  | RelationField<N>
  | ItemsField<N>
  | RowsField<N>
  | OrderField<N>
  | FilesField<N>
  | JsonField<N>;

/** A field as its part of the screen gets it. */
export interface DrawnField<F> {
  entity: string;
  field: F;
  /** Where its value lies: `creators[0].fullName`. */
  name: string;
  label: string;
  help?: string;
  required: boolean;
}
