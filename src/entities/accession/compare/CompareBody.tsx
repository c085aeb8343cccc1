import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession/accession';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { href } from '@/routes/href';
import type { BodyProps } from '@/shared/list/definition';
import { FailureNote } from '@/shared/list/screen/FailureNote';
import { ListSkeleton } from '@/shared/list/screen/ListSkeleton';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { filterOfUuids } from '../actions/filter-of-uuids';
import { accessionSections } from '../passport/sections';
import { comparedRows } from './compared-rows';
import { CompareTable } from './CompareTable';
import { MIN_COMPARED, MAX_COMPARED } from './limits';
import styles from './CompareBody.module.css';

/** Up to twelve accessions side by side, field by field, and where they differ. */
export default function CompareBody({ list, code, small }: BodyProps<Accession, AccessionFilter>) {
  const { t } = useTranslation('compare');
  const { number } = useFormat();
  const id = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { page, failure } = list;
  if (!page) return failure ? <FailureOutcome failure={failure} retry={list.retry} /> : <ListSkeleton small={small} />;
  const total = page.totalElements;
  const toList = (
    <RouteLink to={href('accessions', { filterCode: code })} underline="always">
      {t('toList')}
    </RouteLink>
  );
  const limits = { count: total, total: number(total), least: MIN_COMPARED, most: MAX_COMPARED };
  if (total < MIN_COMPARED || total > MAX_COMPARED)
    return (
      <Outcome
        title={t(total > MAX_COMPARED ? 'tooMany' : 'tooFew', limits)}
        text={t(total > MAX_COMPARED ? 'tooManyText' : 'tooFewText', limits)}
      >
        {toList}
      </Outcome>
    );
  const accessions = page.content;
  const sections = comparedRows(accessionSections, accessions);
  const fields = sections.flatMap((section) => section.fields);
  const differing = fields.filter(({ differs }) => differs).length;
  const remove = (uuid: string) => {
    const others = accessions.filter((accession) => accession.uuid !== uuid);
    list.change(
      filterOfUuids(
        others.map((accession) => accession.uuid),
        others.some(({ historic }) => historic),
      ),
    );
  };
  return (
    <>
      {failure && <FailureNote failure={failure} retry={list.retry} />}
      <div className={styles.bar}>
        <span id={id} role="status">
          {t('differing', { count: differing, differing: number(differing), fields: number(fields.length) })}
        </span>
        <label>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          {t('onlyDifferences')}
        </label>
        {toList}
        <Button variant="outlined" onClick={() => globalThis.print()}>
          {t('print')}
        </Button>
      </div>
      {onlyDifferences && differing === 0 ? (
        <Outcome title={t('same')} text={t('sameText')} />
      ) : (
        <CompareTable
          describedBy={id}
          accessions={accessions}
          sections={sections}
          onlyDifferences={onlyDifferences}
          onRemove={remove}
        />
      )}
    </>
  );
}
