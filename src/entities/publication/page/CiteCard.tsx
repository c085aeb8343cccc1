import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '@/shared/files/save-blob';
import { Card } from '@/shared/ui/layout/Card';
import { CopyButton } from '@/shared/ui/controls/CopyButton';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { bibtex } from './bibtex';
import { citationText } from './citation-text';
import type { CitedWork } from './cited-work';
import { ris } from './ris';
import styles from './CiteCard.module.css';

const FORMATS = ['text', 'bibtex', 'ris'] as const;
type Format = (typeof FORMATS)[number];

const FILES: Readonly<Record<Format, { end: string; type: string }>> = {
  text: { end: 'txt', type: 'text/plain' },
  bibtex: { end: 'bib', type: 'application/x-bibtex' },
  ris: { end: 'ris', type: 'application/x-research-info-systems' },
};

interface Props {
  work: CitedWork;
  /** The words that its owner asks for, in place of ours. */
  asked?: string | null;
  /** The name of the files, without its end. */
  fileName: string;
  /** Its name for what leads to it. */
  anchor?: string;
}

/** The words to cite something with, and the same for reference managers. */
export function CiteCard({ work, asked, fileName, anchor }: Props) {
  const { t } = useTranslation('publication');
  const id = useId();
  const [format, setFormat] = useState<Format>('text');
  const written = { text: () => asked?.trim() || citationText(work), bibtex: () => bibtex(work), ris: () => ris(work) };
  const text = written[format]();
  const { end, type } = FILES[format];
  const save = () => saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), `${fileName}.${end}`);
  return (
    <Card id={anchor} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t('cite.title')}</h2>
      <div className={styles.choice}>
        <NativeSelect
          label={t('cite.format')}
          value={format}
          options={FORMATS.map((value) => ({ value, label: t(`cite.formats.${value}`) }))}
          onChange={(value) => setFormat(FORMATS.find((each) => each === value) ?? 'text')}
        />
      </div>
      <pre dir="auto" className={clsx(styles.source, format === 'text' ? undefined : styles.sourcePart)}>
        {text}
      </pre>
      <div className={styles.actions}>
        <CopyButton key={format} text={text} label={t('cite.copy')} />
        <Button variant="outlined" onClick={save}>
          {t('cite.download')}
        </Button>
      </div>
    </Card>
  );
}
