/** A scientific name, as it stands in italics: `Triticum aestivum subsp. spelta`, `T. aestivum`, `Hordeum`. */
const NAME = String.raw`[A-Z][a-zë-]{0,40}\.?(?:[ \u00a0](?:[x×][ ]?)?[a-zë][a-zë.-]{0,40}){0,6}`;

/** What begins a line of Markdown. */
const LINE_START = String.raw`(?:#{1,6}[ \t]+|>[ \t]*|[-*+][ \t]+|\d{1,3}[.)][ \t]+|\|[ \t]*)`;

/** What is read by a machine or means the same in all languages: it may stand elsewhere in the sentence. */
const FREE = [
  // Code
  '```[^`]{0,5000}```',
  '`[^`\\n]{1,500}`',
  // What looks like a mark of ours
  '[⟦⟧]',
  // Places for values
  String.raw`\{\{[^{}\n]{0,200}\}\}`,
  // Scientific names with their marks
  `<(?<tag>i|em)>${NAME}</\\k<tag>>`,
  String.raw`(?<!\*)\*${NAME}\*(?!\*)`,
  String.raw`(?<![_\p{L}])_${NAME}_(?![_\p{L}])`,
  // Characters by name
  String.raw`&(?:#\w{1,8}|\w{1,31});`,
  // Addresses
  String.raw`https?:\/\/[^\s<>()[\]]{1,2000}`,
  String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,255}`,
];

/** What keeps its order: what opens stays before what closes. */
const IN_ORDER = [
  String.raw`<!--(?:(?!-->)[^]){0,500}-->`,
  String.raw`<\/?[A-Za-z][^<>]{0,2000}>`,
  String.raw`!?\[(?=[^\][\n]{0,500}\][([])`,
  String.raw`\]\([^()\n]{0,2000}\)`,
  String.raw`\]\[[^\][\n]{0,200}\]`,
  String.raw`:?-{3,200}:?`,
  String.raw`\*{1,3}|~~|\|`,
  String.raw`(?<![\p{L}\p{N}_])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}_])`,
];

const LINE = String.raw`(?:(?<![ \t])[ \t]+)?(?:\r?\n[ \t]*)+${LINE_START}?|^${LINE_START}`;

const PROTECTED = new RegExp(`(?<free>${FREE.join('|')})|(?<line>${LINE})|(?<ordered>${IN_ORDER.join('|')})`, 'gu');

interface Kept {
  text: string;
  kind: 'free' | 'line' | 'ordered';
}

export interface ProtectedText {
  /** With `⟦1⟧`, `⟦2⟧` … in place of what must survive. */
  sent: string;
  /** Whether anything of it is words. */
  hasWords: boolean;
  /** With all that was kept back at its place; undefined where a part got lost, came twice, or would close before it opens. */
  restored(answer: string): string | undefined;
}

const MARK = /⟦\s{0,3}(\d{1,6})\s{0,3}⟧/g;

function isWhole(answer: string, kept: readonly Kept[]): boolean {
  const found = [...answer.matchAll(MARK)].map(([, number]) => Number(number) - 1);
  if (found.length !== kept.length || new Set(found).size !== kept.length) return false;
  if (/[⟦⟧]/.test(answer.replaceAll(MARK, ''))) return false;
  const ordered = found.filter((at) => kept[at]?.kind !== 'free');
  return found.every((at) => kept[at]) && ordered.every((at, place) => place === 0 || at > (ordered[place - 1] ?? 0));
}

/** Without blanks at its end, looked at one by one: a pattern would look at each run of them again and again. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n'.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Around what begins a line stands only what was sent for readers. */
function putBack(answer: string, kept: readonly Kept[]): string {
  // Words and the numbers of marks by turns.
  const parts = answer.split(MARK);
  const isLine = (at: number) => kept[Number(parts[at]) - 1]?.kind === 'line';
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return kept[Number(part) - 1]?.text ?? '';
      const begun = isLine(at - 1) ? part.replace(/^[ \t\n]+/, '') : part;
      return isLine(at + 1) ? withoutEnd(begun) : begun;
    })
    .join('');
}

/** Keeps back what no translation may change: places, markup, addresses, code, scientific names in italics. */
export function protectedText(text: string): ProtectedText {
  const inner = text.trim();
  const from = text.length - text.trimStart().length;
  const [before, after] = [text.slice(0, from), text.slice(from + inner.length)];
  const kept: Kept[] = [];
  const sent = inner.replaceAll(PROTECTED, (whole: string, ...rest: unknown[]) => {
    // The last argument of a replacer is the groups of a pattern that names some.
    const { free, line } = rest.at(-1) as Record<string, string | undefined>;
    const kind = free !== undefined ? 'free' : line !== undefined ? 'line' : 'ordered';
    const mark = `⟦${kept.push({ text: whole, kind })}⟧`;
    // Lines stay lines for whoever reads them.
    return kind === 'line' ? `\n${mark} ` : mark;
  });
  return {
    sent,
    hasWords: /\p{L}/u.test(sent),
    restored: (answer) => (isWhole(answer, kept) ? before + putBack(answer.trim(), kept) + after : undefined),
  };
}
