import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { writtenIn } from '@/contract/publication/text-in';
import type SuggestTranslation from '@/shared/translate/SuggestTranslation';
import { Button } from '@/shared/ui/controls/Button';
import { Badge } from '@/shared/ui/layout/Badge';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import type { GridItem, GridText, TypedCell } from './grid-text';
import styles from './TextGrid.module.css';

const Suggest = lazyPart<typeof SuggestTranslation>(() => import('@/shared/translate/SuggestTranslation'));

interface Props {
  item: GridItem;
  text: GridText;
  language: ContentLanguage;
  cell: TypedCell | undefined;
  /** Of the cell. */
  name: string;
  onSuggested: (key: string, text: GridText, translated: string) => void;
  /** A person says that it is right. */
  onAccept: (key: string, text: GridText) => void;
  onGiveBack: (key: string, text: GridText) => void;
}

/** Offers a translation of a cell's source; what came is marked, and kept when a person says so. */
export function CellTranslation({ item, text, language, cell, name, onSuggested, onAccept, onGiveBack }: Props) {
  const { t } = useTranslation('translate');
  const { key } = item;
  return (
    <>
      <Suspense>
        <Suggest
          source={text.source}
          from={writtenIn(item.language)}
          to={language}
          label={name}
          onTranslated={(translated) => onSuggested(key, text, translated)}
        />
      </Suspense>
      <div role="status" className={styles.said}>
        {cell?.machine && (
          <>
            <Badge>{t('mark')}</Badge>
            <Button size="small" aria-label={`${t('save')}: ${name}`} onClick={() => onAccept(key, text)}>
              {t('save')}
            </Button>
            <Button size="small" aria-label={`${t('undo')}: ${name}`} onClick={() => onGiveBack(key, text)}>
              {t('undo')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
