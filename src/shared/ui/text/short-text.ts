/** What search engines and social networks show of a description. */
const SHOWN = 160;
/** Markup takes room, too: of longer texts only this much is looked at. */
const READ = 2_000;
/** Marks of Markdown and elements of HTML. */
const MARKUP = /<[^<>]*>|!?\[|\]\([^()\s]*\)|[*_`#>|~]+/g;

/** The first words of a text of Markdown or HTML, without its markup; undefined where it says nothing. */
export function shortText(text: string | null | undefined): string | undefined {
  const words = (text ?? '')
    .slice(0, READ)
    .replace(MARKUP, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();
  if (words.length <= SHOWN) return words || undefined;
  const cut = words.slice(0, SHOWN - 1);
  const lastWord = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastWord > SHOWN / 2 ? lastWord : undefined)}…`;
}
