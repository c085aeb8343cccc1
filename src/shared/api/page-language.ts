/** The language that the page is in: what the server says to the person comes in it, whatever the browser prefers. */
export const pageLanguage = (): string => document.documentElement.lang || 'en';
