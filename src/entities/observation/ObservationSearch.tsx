import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionFilter } from '@/contract/accession-filter';
import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';
import { Criteria } from './Criteria';
import { CriteriaLayout } from './CriteriaLayout';
import { MatchedAccessions } from './MatchedAccessions';
import { mostTelling } from './most-telling';
import { observationsAsked } from './observations-asked';
import { useWhere } from './use-where';

/** Columns of the result while no descriptor is chosen. */
const FIRST = 5;

interface Props {
  datasets: readonly string[];
  /** Only accessions of this filter. */
  accession?: AccessionFilter;
  descriptors: readonly Descriptor[];
  summaries: ReadonlyMap<string, DescriptorSummary>;
  /** Of the file that the result is saved as. */
  name: string;
}

/** Descriptors, what is asked of them, and the accessions of which it holds; the criteria are in the address. */
export function ObservationSearch({ datasets, accession, descriptors, summaries, name }: Props) {
  const { t } = useTranslation('observations');
  const { where, unread, ask } = useWhere();
  const byUuid = useMemo(() => new Map(descriptors.map((one) => [one.uuid, one])), [descriptors]);
  const observations = useMemo(() => observationsAsked(where, byUuid), [where, byUuid]);
  const readable = !unread && observations !== undefined;
  const chosen = Object.keys(where).flatMap((uuid) => byUuid.get(uuid) ?? []);
  const first = useMemo(() => {
    const observed = descriptors.filter(({ uuid }) => summaries.get(uuid)?.count !== 0);
    return mostTelling(observed, summaries).slice(0, FIRST);
  }, [descriptors, summaries]);
  const filters = {
    ...(accession && { accession }),
    ...(observations && Object.keys(observations).length > 0 && { observations }),
  };
  return (
    <CriteriaLayout>
      <Criteria descriptors={descriptors} summaries={summaries} where={readable ? where : {}} onChange={ask} />
      <div>
        {readable ? (
          <MatchedAccessions
            datasets={datasets}
            filters={Object.keys(filters).length > 0 ? filters : undefined}
            descriptors={chosen.length > 0 ? chosen : first}
            name={name}
          >
            {chosen.length === 0 && <p className="hint">{t('criteria.intro')}</p>}
          </MatchedAccessions>
        ) : (
          <p role="alert">{t('criteria.unread')}</p>
        )}
      </div>
    </CriteriaLayout>
  );
}
