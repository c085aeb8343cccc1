import { useState } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@/shared/mui/Dialog';
import { Button } from '@/shared/ui/controls/Button';
import { InputBase } from '@/shared/mui/InputBase';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import { fold } from '@/contract/fold';
import type { UseTermName } from './criteria/filter-definition';
import type { UseAllTerms } from './criteria/filter-props';
import { NotCounted } from './panel/NotCounted';
import { TermRow, TermRows } from './panel/TermRow';

const DRAWN = 300;

interface Props {
  /** What the values are values of. */
  label: string;
  facet: string;
  useAllTerms: UseAllTerms;
  onClose: () => void;
  row: {
    italic?: boolean;
    useName: UseTermName;
    chosen: string[];
    toggle: (term: string) => void;
  };
}

/** Every value of a facet, searched by name or code. Drawn up to a limit that it names. */
export default function AllTerms({ label, facet, useAllTerms, onClose, row }: Props) {
  const { t } = useTranslation('ui');
  const [sought, setSought] = useState('');
  const { facet: all, failed, retry } = useAllTerms(facet);
  const { useName } = row;
  const nameOf = useName(all?.terms.map(({ term }) => term) ?? []);
  const needle = fold(sought);
  const fitting = all?.terms.filter(({ term }) => fold(`${nameOf(term)} ${term}`).includes(needle)) ?? [];
  const most = Math.max(1, ...fitting.map(({ count }) => count));
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="all-terms">
      <DialogTitle id="all-terms">{t('filters.allValues', { field: label })}</DialogTitle>
      <DialogContent dividers sx={{ minHeight: '50vh' }}>
        <InputBase
          autoFocus
          fullWidth
          type="search"
          value={sought}
          placeholder={t('filters.searchValues')}
          sx={{ marginBlockEnd: 1, paddingInline: 1.5, border: 1, borderColor: 'controlLine', borderRadius: 1 }}
          inputProps={{ 'aria-label': t('filters.searchValues') }}
          onChange={(event) => setSought(event.target.value)}
        />
        {all === undefined && (failed ? <NotCounted retry={retry} /> : <Skeleton height={200} />)}
        {all && fitting.length === 0 && <p role="status">{t('filters.noValues')}</p>}
        <TermRows>
          {fitting.slice(0, DRAWN).map(({ term, count }) => (
            <TermRow
              key={term}
              name={nameOf(term)}
              italic={row.italic}
              count={count}
              most={most}
              checked={row.chosen.includes(term)}
              onToggle={() => row.toggle(term)}
            />
          ))}
        </TermRows>
        {fitting.length > DRAWN && <p>{t('filters.moreValues', { count: fitting.length - DRAWN })}</p>}
        {all && all.other > 0 && <p>{t('filters.otherValues', { count: all.other })}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('actions.done')}</Button>
      </DialogActions>
    </Dialog>
  );
}
