import { useTranslation } from 'react-i18next';
import { accessionDetailApi } from '@/entities/accession/detail/api';
import { DetailPart } from '@/entities/accession/detail/DetailPart';
import type { Observations } from '@/entities/accession/detail/read-observations';
import { byDataset, isObservation } from './by-dataset';
import { observedLines } from './observed-lines';
import { ObservedInDataset } from './ObservedInDataset';
import styles from './AccessionObservations.module.css';

const isEmpty = ({ firstPartyData, thirdPartyData }: Observations) =>
  firstPartyData.length === 0 && thirdPartyData.length === 0;

function Observed({ title, accession, data }: { title: string; accession: string; data: readonly unknown[] }) {
  if (data.length === 0) return null;
  const others = data.filter((each) => !isObservation(each));
  return (
    <>
      <h3>{title}</h3>
      {byDataset(data.filter(isObservation)).map((dataset) => (
        <ObservedInDataset key={dataset.uuid} accession={accession} dataset={dataset} />
      ))}
      {[...new Set(others.map((each) => JSON.stringify(each)))].map((observation) => (
        <dl className={styles.fields} key={observation}>
          {observedLines(JSON.parse(observation)).map(({ name, value }) => (
            <div key={`${name} ${value}`} style={{ display: 'contents' }}>
              <dt dir="auto">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  );
}

/** What was observed of an accession, by its holder and by others, dataset by dataset; nothing where nothing was. */
export default function AccessionObservations({ uuid }: { uuid: string }) {
  const { t } = useTranslation(['accession', 'observations']);
  const query = accessionDetailApi.endpoints.accessionObservations.useQuery(uuid);
  return (
    <DetailPart title={t('detail.observations.title')} query={query} unless={isEmpty}>
      {({ firstPartyData, thirdPartyData }) => (
        <>
          {[...firstPartyData, ...thirdPartyData].some(isObservation) && <p>{t('observations:place.about')}</p>}
          <Observed title={t('detail.observations.first')} accession={uuid} data={firstPartyData} />
          <Observed title={t('detail.observations.third')} accession={uuid} data={thirdPartyData} />
        </>
      )}
    </DetailPart>
  );
}
