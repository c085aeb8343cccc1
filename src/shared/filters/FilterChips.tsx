import { Suspense } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Chip } from '@/shared/ui/controls/Chip';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { chipsOf } from './chip';
import { CriterionName } from './CriterionName';
import type { FilterDefinition } from './criteria/filter-definition';
import styles from './FilterChips.module.css';

interface Props<F extends object> {
  definitions: readonly FilterDefinition<F>[];
  namespace: string;
  filter: F | undefined;
  scope?: F;
  onChange: (filter: F) => void;
}

/** The criteria in force, each of which can be taken away. A filter that the server does not spell out is one chip. */
export function FilterChips<F extends object>({ definitions, namespace, filter, scope, onChange }: Props<F>) {
  const { t } = useTranslation('ui');
  const bare = scope ?? ({} as F);
  const clear = () => onChange(bare);
  if (!filter) {
    return <Chip label={t('filters.shared')} onClick={clear} style={{ alignSelf: 'start' }} />;
  }
  const chips = chipsOf(definitions, filter, scope);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('filters.inForce')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Chip
            label={
              <Suspense fallback={<Skeleton width={80} />}>
                <CriterionName chip={chip} definitions={definitions} namespace={namespace} />
              </Suspense>
            }
            onClick={() => onChange(chip.without)}
          />
        </li>
      ))}
      <li>
        <Button size="small" onClick={clear}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}
