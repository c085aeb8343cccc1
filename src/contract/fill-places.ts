/** A text with what takes the place of each `{{name}}`. */
export const fillPlaces = (text: string, valueOf: (name: string) => string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name));
