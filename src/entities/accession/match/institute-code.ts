/** Nothing, or a WIEWS code: three letters of a country and digits. */
export const isInstituteCode = (text: string): boolean => /^\s*(?:[A-Z]{3}\d{3,4})?\s*$/i.test(text);
