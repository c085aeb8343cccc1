/** A text, and what of it is selected. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** What is written in place of what stands between two places, and what of the new text is selected then. */
export interface Edit extends Selected {
  select: readonly [from: number, to: number];
}

/** The beginning of a line that is an item, a heading or a quote. */
const BLOCK = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)]|#{1,6})[ \t]+)*/;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const ADDRESS = /^(?:https?:\/\/|\/)\S+$/;

const mapLines = (text: string, change: (line: string, at: number) => string) =>
  text
    .split('\n')
    .map((line, at) => (line.trim() === '' ? line : change(line, at)))
    .join('\n');

/** What is selected without blanks around it, or else the word there. */
function words({ text, from, to }: Selected): [from: number, to: number] {
  let [start, end] = [from, to];
  if (start === end) {
    while (LETTER.test(text[start - 1] ?? '')) start -= 1;
    while (LETTER.test(text[end] ?? '')) end += 1;
    return [start, end];
  }
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return [start, end];
}

/** Whether so many of the marks that stand beside each other say it: `***` is bold and italic. */
const says = (mark: string, many: number) =>
  mark === '**' ? many === 2 || many === 3 : mark === '*' ? many === 1 || many === 3 : many === 1;

function marksAt(text: string, mark: string, from: number, step: 1 | -1): number {
  let many = 0;
  while (text[from + many * step] === mark.charAt(0)) many += 1;
  return many;
}

/** Bold, italic and code: what is selected is so afterwards, or no longer. */
export const wrap =
  (mark: '**' | '*' | '`') =>
  (selected: Selected): Edit => {
    const { text } = selected;
    const [from, to] = words(selected);
    const inner = text.slice(from, to);
    const size = mark.length;
    if (inner.includes('\n')) {
      const marked = mapLines(inner, (line) => {
        const block = BLOCK.exec(line)?.[0] ?? '';
        const rest = line.slice(block.length);
        return rest.trim() === '' ? line : `${block}${mark}${rest.trim()}${mark}`;
      });
      return { text: marked, from, to, select: [from, from + marked.length] };
    }
    const around = [marksAt(text, mark, from - 1, -1), marksAt(text, mark, to, 1)];
    if (inner !== '' && around.every((many) => says(mark, many)))
      return { text: inner, from: from - size, to: to + size, select: [from - size, to - size] };
    const within = [marksAt(inner, mark, 0, 1), marksAt(inner, mark, inner.length - 1, -1)];
    if (inner.length > 2 * size && within.every((many) => says(mark, many)))
      return { text: inner.slice(size, -size), from, to, select: [from, to - 2 * size] };
    // The caret stays where it was in its word.
    const select = selected.from === selected.to ? selected : { from, to };
    return { text: mark + inner + mark, from, to, select: [select.from + size, select.to + size] };
  };

/** What is between blank lines, apart from what stands around it. */
function apart(text: string, from: number, to: number, block: string, inner?: readonly [number, number]): Edit {
  const before = /(?:^|\n)[ \t]*\n?$/.exec(text.slice(Math.max(0, from - 200), from));
  const above =
    from === 0 || (before?.[0].match(/\n/g)?.length ?? 0) > 1 ? '' : text[from - 1] === '\n' ? '\n' : '\n\n';
  const rest = text.slice(to, to + 2);
  const below = rest === '' || rest === '\n\n' ? '' : rest.startsWith('\n') ? '\n' : '\n\n';
  const [start, end] = inner ?? [0, block.length];
  const at = from + above.length;
  return { text: above + block + below, from, to, select: [at + start, at + end] };
}

function wholeLines({ text, from, to }: Selected): [from: number, to: number] {
  const end = text.indexOf('\n', to);
  return [from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1, end === -1 ? text.length : end];
}

const STARTS = {
  heading: { is: /^#{1,6}[ \t]+/, write: () => '## ' },
  list: { is: /^[-*+][ \t]+/, write: () => '- ' },
  numbered: { is: /^\d{1,9}[.)][ \t]+/, write: (at: number) => `${at + 1}. ` },
  quote: { is: /^>[ \t]?/, write: () => '> ' },
} as const;

/** The lines of what is selected are such ones afterwards, or no longer. */
export const startLines =
  (kind: keyof typeof STARTS) =>
  (selected: Selected): Edit => {
    const { is, write } = STARTS[kind];
    const [from, to] = wholeLines(selected);
    const old = selected.text.slice(from, to);
    const lines = old.split('\n').filter((line) => line.trim() !== '');
    const all = lines.length > 0 && lines.every((line) => is.test(line));
    let many = 0;
    const plain = (line: string) =>
      kind === 'quote'
        ? line
        : Object.values(STARTS).reduce(
            (rest, one) => (one.is === STARTS.quote.is ? rest : rest.replace(one.is, '')),
            line,
          );
    const block =
      lines.length === 0
        ? write(0)
        : mapLines(old, (line) => (all ? line.replace(is, '') : write(many++) + plain(line)));
    const caret = selected.from === selected.to;
    const place = Math.max(0, block.length - (to - selected.from));
    if (all)
      return { text: block, from, to, select: caret ? [from + place, from + place] : [from, from + block.length] };
    return apart(selected.text, from, to, block, caret ? [place, place] : undefined);
  };

/** A link, or a picture: what must still be written is selected. */
export const link =
  (start: '[' | '![', address: string) =>
  (selected: Selected): Edit => {
    const [from, to] = words(selected);
    const inner = selected.text.slice(from, to).replaceAll('\n', ' ');
    const isAddress = ADDRESS.test(inner);
    const text = isAddress ? `${start}](${inner})` : `${start}${inner}](${address})`;
    const at = from + start.length;
    if (isAddress || inner === '') return { text, from, to, select: [at, at] };
    const behind = at + inner.length + 2;
    return { text, from, to, select: [behind, behind + address.length] };
  };

/** Code of one line stands in its text, of more lines by itself. */
export function code(selected: Selected): Edit {
  if (!selected.text.slice(selected.from, selected.to).trim().includes('\n')) return wrap('`')(selected);
  const [from, to] = wholeLines(selected);
  const inner = selected.text.slice(from, to);
  const longest = Math.max(2, ...[...inner.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return apart(selected.text, from, to, `${fence}\n${inner}\n${fence}`, [
    fence.length + 1,
    fence.length + 1 + inner.length,
  ]);
}

/** A table: of the lines that are selected, as they come out of a spreadsheet, or one to be filled in. */
export const table =
  (heading: string) =>
  (selected: Selected): Edit => {
    const isBlank = selected.text.slice(selected.from, selected.to).trim() === '';
    const [from, to] = isBlank ? [selected.to, selected.to] : wholeLines(selected);
    const rows = isBlank
      ? [
          [`${heading} 1`, `${heading} 2`],
          ['', ''],
        ]
      : selected.text
          .slice(from, to)
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => line.split('\t').map((cell) => cell.trim().replaceAll('|', String.raw`\|`)));
    const wide = Math.max(...rows.map((cells) => cells.length));
    const lines = rows.map((cells) => `| ${Array.from({ length: wide }, (_, at) => cells[at] ?? '').join(' | ')} |`);
    lines.splice(1, 0, `| ${Array.from({ length: wide }, () => '---').join(' | ')} |`);
    const first = rows[0]?.[0]?.length ?? 0;
    return apart(selected.text, from, to, lines.join('\n'), isBlank ? [2, 2 + first] : undefined);
  };

/** As it stands then. */
export const edited = (text: string, edit: Edit): string => text.slice(0, edit.from) + edit.text + text.slice(edit.to);
