import { useEffect, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { useMachineTranslation } from '@/shared/translate/machine-translation';
import { AskBeforeLeaving } from '@/shared/editor/Leaving';
import { TranslationNote } from '@/shared/translate/TranslationNote';
import { useStableCallback } from '@/shared/ui/controls/use-stable-callback';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { cellId, type GridItem, type GridText } from './grid-text';
import { pastedCells } from './pasted-cells';
import { TextCell } from './TextCell';
import { useCells, type SaveCell } from './use-cells';
import styles from './TextGrid.module.css';

interface Shown {
  code: ContentLanguage;
  name: string;
}

interface Props {
  label: string;
  items: readonly GridItem[];
  /** In which is written. */
  language: Shown;
  /** Another one to look at. */
  also?: Shown | undefined;
  save: SaveCell;
}

/**
 * Texts in a language beside their sources, row by row: typed in place, kept when a cell is left, by the keyboard as in a
 * spreadsheet. Whose texts they are it does not know.
 */
export function TextGrid({ label, items, language, also, save }: Props) {
  const { t } = useTranslation('text-grid');
  const { number } = useFormat();
  const { cells, type, suggest, giveBack, leave, accept, keep, fill, saveAll, discard } = useCells(items, save);
  const translates = useMachineTranslation();
  const [unplaced, setUnplaced] = useState(0);
  const [going, setGoing] = useState<{ go: () => void }>();
  const all = Object.values(cells);
  const failed = all.filter(({ problem }) => problem !== undefined).length;

  // Only now, when nothing holds any longer.
  useEffect(() => {
    if (all.length === 0) going?.go();
  }, [going, all.length]);

  const saveAndGo = async (go: () => void) => {
    if (await saveAll()) setGoing({ go });
  };

  const paste = useStableCallback((event: ClipboardEvent<HTMLTextAreaElement>, key: string, text: GridText) => {
    const texts = pastedCells(event.clipboardData.getData('text/plain'));
    // Into a long text its own paragraphs.
    if (text.long || texts.length < 2) return;
    event.preventDefault();
    setUnplaced(fill(key, text.name, texts));
  });

  return (
    <>
      <TranslationNote />
      <p>{t('keys')}</p>
      <p role="status">
        {failed > 0 && t('failed', { count: failed, shown: number(failed) })}
        {unplaced > 0 && t('unplaced', { count: unplaced, shown: number(unplaced) })}
      </p>
      <PlainTable label={label}>
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            <th scope="col">{t('source')}</th>
            {also && <th scope="col">{also.name}</th>}
            <th scope="col">{language.name}</th>
          </tr>
        </thead>
        {items.map((item) => (
          <tbody key={item.key}>
            <tr>
              <th scope="rowgroup" colSpan={also ? 4 : 3} className={styles.item}>
                <bdi lang={item.language || undefined}>
                  {item.to ? <RouteLink to={item.to}>{item.title}</RouteLink> : item.title}
                </bdi>
                {item.note && <span>{item.note}</span>}
              </th>
            </tr>
            {item.texts.map((text) => (
              <tr key={text.name}>
                <th scope="row">{text.label}</th>
                <td className={styles.source} lang={item.language || undefined} dir="auto">
                  {text.source}
                </td>
                {also && (
                  <td className={styles.source} lang={also.code} dir="auto">
                    {text.also}
                  </td>
                )}
                <TextCell
                  item={item}
                  text={text}
                  language={language.code}
                  languageName={language.name}
                  cell={cells[cellId(item.key, text.name)]}
                  translates={translates}
                  onType={type}
                  onSuggested={suggest}
                  onLeave={leave}
                  onAccept={accept}
                  onGiveBack={giveBack}
                  onKeep={keep}
                  onPaste={paste}
                />
              </tr>
            ))}
          </tbody>
        ))}
      </PlainTable>
      <AskBeforeLeaving
        // What is on its way is kept without anybody waiting for it.
        unsaved={all.some((cell) => !cell.saving)}
        discard={(go) => {
          discard();
          setGoing({ go });
        }}
        save={(go) => void saveAndGo(go)}
      />
    </>
  );
}
