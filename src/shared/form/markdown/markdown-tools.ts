import type { ComponentType, KeyboardEvent } from 'react';
import Code from '@mui/icons-material/Code';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertLink from '@mui/icons-material/InsertLink';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Title from '@mui/icons-material/Title';
import { code, link, startLines, table, wrap, type Edit, type Selected } from './markdown-edits';

export interface MarkdownTool {
  name: 'bold' | 'italic' | 'heading' | 'link' | 'list' | 'numbered' | 'quote' | 'code' | 'table' | 'image';
  Icon: ComponentType<{ fontSize?: 'small'; className?: string }>;
  /** With Ctrl, or with Cmd on a Mac. */
  keys?: string;
  shift?: boolean;
  change: (selected: Selected) => Edit;
  /** In texts that are pages; others have none. */
  ofPages?: boolean;
  /** It points where lines begin. */
  mirrored?: boolean;
}

/** In their order; `column` heads a new table. */
export const markdownTools = (column: string): readonly MarkdownTool[] => [
  { name: 'bold', Icon: FormatBold, keys: 'B', change: wrap('**') },
  { name: 'italic', Icon: FormatItalic, keys: 'I', change: wrap('*') },
  { name: 'heading', Icon: Title, change: startLines('heading') },
  { name: 'link', Icon: InsertLink, keys: 'K', change: link('[', 'https://') },
  { name: 'list', Icon: FormatListBulleted, keys: '8', shift: true, change: startLines('list'), mirrored: true },
  { name: 'numbered', Icon: FormatListNumbered, keys: '7', shift: true, change: startLines('numbered') },
  { name: 'quote', Icon: FormatQuote, keys: '9', shift: true, change: startLines('quote') },
  { name: 'code', Icon: Code, keys: 'E', change: code },
  { name: 'table', Icon: TableChart, change: table(column), ofPages: true },
  { name: 'image', Icon: ImageOutlined, change: link('![', '/repository/'), ofPages: true },
];

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As people of this machine name the keys, and as `aria-keyshortcuts` does. */
export function keysOf({ keys, shift }: MarkdownTool): { shown: string; spoken: string } | undefined {
  if (!keys) return undefined;
  const shown = isMac() ? `${shift ? '⇧' : ''}⌘${keys}` : `Ctrl+${shift ? 'Shift+' : ''}${keys}`;
  return { shown, spoken: `${isMac() ? 'Meta' : 'Control'}+${shift ? 'Shift+' : ''}${keys}` };
}

/** What the keys that were pressed ask for. Where no Latin letters are typed, the place of the key counts. */
export function toolOf(tools: readonly MarkdownTool[], event: KeyboardEvent): MarkdownTool | undefined {
  if (event.altKey || !(isMac() ? event.metaKey : event.ctrlKey)) return undefined;
  const key = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.replace(/^(?:Key|Digit)/, '');
  return tools.find((tool) => tool.keys === key && (tool.shift ?? false) === event.shiftKey);
}
