/** Text that is markup already. */
class Markup {
  constructor(readonly text: string) {}
}

export type { Markup };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const shown = (value: unknown): string => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(shown).join('');
  return typeof value === 'string' ? value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '') : '';
};

/** Markup with values in it: texts are escaped, markup and lists of it are not, everything else is left out. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Markup =>
  new Markup(parts.map((part, at) => (at === 0 ? part : shown(values[at - 1]) + part)).join(''));

/** A form's fields that are sent and not seen. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
