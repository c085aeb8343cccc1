import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { criteriaOf } from '@/shared/filters/criteria/field-path';
import type { WordsProps } from '@/shared/list/definition';
import { WITHIN, WORDS } from '@/shared/list/address/list-view';
import { AccessionSearchBox } from './AccessionSearchBox';
import { useAsk } from './use-ask';

/** The box of a result. What was chosen in filters stays; other words take the place of the ones before. */
export function ListSearchBox({ list: { filter }, address }: WordsProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('ui');
  const [params] = useSearchParams();
  const ask = useAsk();
  const words = params.get(WORDS);
  const chosen = words === null && filter && criteriaOf(filter).some((field) => field !== '_text');
  const within = (chosen ? address.code : params.get(WITHIN)) ?? undefined;
  return (
    <AccessionSearchBox
      label={t('filters.search')}
      placeholder={t('filters.search')}
      applied={words ?? filter?._text ?? ''}
      onAsk={(q) => ask(q, { within })}
    />
  );
}
