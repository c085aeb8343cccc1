import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { accessionApi } from '@/entities/accession/catalogue/api';
import { usePlaceName } from '@/entities/accession/climate/use-place-name';
import { TaxonName } from '@/entities/accession/catalogue/TaxonName';
import { asFailure } from '@/shared/api/failure';
import { ApplyForm } from '@/shared/filters/panel/ApplyForm';
import { FilterInput } from '@/shared/filters/panel/FilterInput';
import { FilterSection } from '@/shared/filters/panel/FilterSection';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import type { TargetPlace } from './analogue-question';
import styles from './AccessionTarget.module.css';

/** Those of a result that have coordinates and, where something is sought, hold the words: nothing of the filter is lost. */
function placesOf(filter: AccessionFilter, sought: string): AccessionFilter {
  const words = sought.trim();
  const located = { ...filter, geo: { ...filter.geo, referenced: true } };
  if (words === '') return located;
  const { _text, AND } = filter;
  if (_text === undefined && !AND) return { ...located, _text: words };
  return { ...located, _text: words, AND: { ...(_text !== undefined && { _text }), ...(AND && { AND }) } };
}

const SHOWN = 8;

interface Props {
  filter: AccessionFilter | undefined;
  code: string | undefined;
  onPick: (place: TargetPlace, accession: string) => void;
}

/** The place of an accession of the result: sought by a word, chosen from those with coordinates. */
export function AccessionTarget(props: Props) {
  const { t } = useTranslation('analogues');
  return (
    <FilterSection title={t('accession.title')} open={false}>
      {() => <Seek {...props} />}
    </FilterSection>
  );
}

function Seek({ filter, code, onPick }: Props) {
  const { t } = useTranslation('analogues');
  const placeName = usePlaceName();
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  // Where the server does not say what a code stands for, its first accessions are all there is to choose from.
  const asked = filter ? { filter: placesOf(filter, sought) } : { f: code };
  const { currentData, error, refetch } = accessionApi.endpoints.accessionList.useQuery({
    ...asked,
    p: 0,
    l: SHOWN,
    limit: 1,
  });
  const located = currentData?.content.filter(({ geo }) => typeof geo?.latitude === 'number');
  return (
    <>
      {filter && (
        <ApplyForm onApply={() => setSought(typed)}>
          {() => (
            <FilterInput
              type="search"
              label={t('accession.sought')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </ApplyForm>
      )}
      {error !== undefined && !currentData && (
        <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />
      )}
      {!currentData && error === undefined && <Skeleton height={120} />}
      {located?.length === 0 && <p role="status">{t('accession.none')}</p>}
      <ul className={styles.choices}>
        {located?.map(({ uuid, accessionNumber, instituteCode, taxonomy, geo }) => {
          const { latitude, longitude } = geo ?? {};
          if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
          const place = { latitude, longitude };
          return (
            <li key={uuid}>
              <Button size="small" onClick={() => onPick(place, uuid)}>
                <span>
                  <bdi>{accessionNumber}</bdi> <TaxonName taxonomy={taxonomy} />
                  <small>
                    {instituteCode} · <bdi>{placeName(place)}</bdi>
                  </small>
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
      {currentData && currentData.totalElements > SHOWN && (
        <p className="hint">{t('accession.more', { count: currentData.totalElements - SHOWN })}</p>
      )}
    </>
  );
}
