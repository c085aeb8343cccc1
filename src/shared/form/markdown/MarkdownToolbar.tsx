import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirection } from '@/shared/ui/text/use-direction';
import { keysOf, type MarkdownTool } from './markdown-tools';
import styles from './MarkdownToolbar.module.css';

interface Props {
  /** The text area that they work on. */
  controls: string;
  label: string;
  tools: readonly MarkdownTool[];
  onUse: (tool: MarkdownTool) => void;
}

/** What formats a text: one stop of the tabulator, and arrows from one to the next. */
export function MarkdownToolbar({ controls, label, tools, onUse }: Props) {
  const { t } = useTranslation('fields');
  const ahead = useDirection() === 'rtl' ? -1 : 1;
  const [at, setAt] = useState(0);
  const go = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const steps: Record<string, number> = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: last };
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.parentElement?.querySelectorAll('button');
    buttons?.[next < 0 ? last : next > last ? 0 : next]?.focus();
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={label} aria-controls={controls}>
      {tools.map((tool, index) => {
        const name = t(`markdown.tools.${tool.name}`);
        const keys = keysOf(tool);
        return (
          <button
            key={tool.name}
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-label={name}
            aria-keyshortcuts={keys?.spoken}
            title={keys ? `${name} (${keys.shown})` : name}
            onKeyDown={go}
            onFocus={() => setAt(index)}
            onClick={() => onUse(tool)}
          >
            <tool.Icon fontSize="small" className={tool.mirrored ? styles.mirrored : undefined} />
          </button>
        );
      })}
    </div>
  );
}
