/** Formatters of one kind, each made once by language and options: a phone takes tens of milliseconds for the first. */
function kept<Options, Formatter>(make: new (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = JSON.stringify([language, options]);
    // Western digits in every language: accession numbers and coordinates are copied into other systems.
    const formatter = made.get(key) ?? new make(`${language}-u-nu-latn`, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const listFormat = kept<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
export const displayNames = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>(Intl.DisplayNames);
export const collator = kept<Intl.CollatorOptions, Intl.Collator>(Intl.Collator);
