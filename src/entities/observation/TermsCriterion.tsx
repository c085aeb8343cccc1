import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TermRow, TermRows } from '@/shared/filters/TermRow';
import { useFormat } from '@/shared/ui/use-format';
import type { CriterionProps } from './criterion-props';
import { termsToTick } from './terms-to-tick';
import { useValueName } from './use-value-name';

const SHOWN = 9;

/** Codes, answers or common values to tick, with how often each was observed. */
export function TermsCriterion({ descriptor, summary, criterion, onChange }: CriterionProps) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const nameOf = useValueName();
  const [all, setAll] = useState(false);
  const { eq: chosen = [], ...edges } = criterion;
  const terms = termsToTick(descriptor, summary, chosen);
  const most = Math.max(1, ...terms.map(({ count = 0 }) => count));
  const shown = all ? terms : terms.filter(({ term }, at) => at < SHOWN || chosen.includes(term));
  const toggle = (term: string) => {
    const eq = chosen.includes(term) ? chosen.filter((other) => other !== term) : [...chosen, term];
    onChange(eq.length ? { ...edges, eq } : edges);
  };
  return (
    <fieldset aria-label={descriptor.title}>
      <TermRows>
        {shown.map(({ term, count }) => (
          <TermRow
            key={term}
            name={nameOf(descriptor, term)}
            count={count}
            countText={count === undefined ? '' : number(count)}
            most={most}
            checked={chosen.includes(term)}
            onToggle={() => toggle(term)}
          />
        ))}
      </TermRows>
      {shown.length < terms.length && (
        <Button size="small" onClick={() => setAll(true)} sx={{ paddingInline: 0 }}>
          {t('filters.showAll')}
        </Button>
      )}
      {summary?.other ? <p className="hint">{t('filters.otherValues', { count: summary.other })}</p> : null}
    </fieldset>
  );
}
