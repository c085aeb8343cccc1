import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { useDatasetTitle, useTreeTitles } from '@/entities/names/use-item-title';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import type { ItemQuery } from '@/shared/detail/DetailOutcome';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { RouteLink } from '@/shared/ui/RouteLink';
import { imagesApi } from '../images/api';
import { Gallery } from '../images/Gallery';
import { accessionDetailApi, type Observations } from './api';
import { byDataset, isObservation } from './by-dataset';
import { ChangesPart } from './ChangesPart';
import { DetailPart } from './DetailPart';
import { observedLines } from './observed-lines';
import { ObservedInDataset } from './ObservedInDataset';
import { SimilarPart } from './SimilarPart';

const Fields = styled('dl')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 3fr) 7fr',
  gap: theme.spacing(0.5, 2),
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

const isEmpty = ({ firstPartyData, thirdPartyData }: Observations) =>
  firstPartyData.length === 0 && thirdPartyData.length === 0;

function Observed({ title, data }: { title: string; data: readonly unknown[] }) {
  if (data.length === 0) return null;
  const others = data.filter((each) => !isObservation(each));
  return (
    <>
      <h3>{title}</h3>
      {byDataset(data.filter(isObservation)).map((dataset) => (
        <ObservedInDataset key={dataset.uuid} dataset={dataset} />
      ))}
      {[...new Set(others.map((each) => JSON.stringify(each)))].map((observation) => (
        <Fields key={observation}>
          {observedLines(JSON.parse(observation)).map(({ name, value }) => (
            <div key={`${name} ${value}`} style={{ display: 'contents' }}>
              <dt dir="auto">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </Fields>
      ))}
    </>
  );
}

/** What was observed of the accession, by its holder and by others, dataset by dataset; nothing where nothing was. */
function ObservationsPart({ uuid }: { uuid: string }) {
  const { t } = useTranslation('accession');
  const query = accessionDetailApi.endpoints.accessionObservations.useQuery(uuid);
  return (
    <DetailPart title={t('detail.observations.title')} query={query} unless={isEmpty}>
      {({ firstPartyData, thirdPartyData }) => (
        <>
          <Observed title={t('detail.observations.first')} data={firstPartyData} />
          <Observed title={t('detail.observations.third')} data={thirdPartyData} />
        </>
      )}
    </DetailPart>
  );
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface Props {
  title: string;
  /** uuids of what an accession is part of. */
  query: ItemQuery<readonly string[]>;
  useTitle: (uuids: readonly string[]) => (uuid: string) => string;
  to: (uuid: string) => string;
}

/** What an accession is part of, by title; nothing where it is part of none. */
function LinkedPart({ title, query, ...names }: Props) {
  return (
    <DetailPart title={title} query={query} unless={(uuids) => uuids.length === 0}>
      {(uuids) => <Links uuids={uuids} {...names} />}
    </DetailPart>
  );
}

function Links({ uuids, useTitle, to }: Pick<Props, 'useTitle' | 'to'> & { uuids: readonly string[] }) {
  const titleOf = useTitle(uuids);
  return (
    <List>
      {uuids.map((uuid) => (
        <li key={uuid}>
          <RouteLink to={to(uuid)}>
            <bdi>{titleOf(uuid)}</bdi>
          </RouteLink>
        </li>
      ))}
    </List>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(3),
  '& > h2': { margin: theme.spacing(0, 0, 1) },
}));

/** The pictures of one accession; nothing where there are none. */
function AccessionImages({ uuid }: { uuid: string }) {
  const { t } = useTranslation('images');
  const { currentData: images, error, isFetching, refetch } = imagesApi.endpoints.accessionImages.useQuery(uuid);
  const failed = error === undefined || isFetching ? undefined : asFailure(error);
  if (!failed && !images?.length) return null;
  return (
    <Section aria-labelledby="accession-images">
      <h2 id="accession-images">{t('title')}</h2>
      {failed ? (
        <FailureOutcome failure={failed} retry={() => void refetch()} />
      ) : (
        <Gallery images={images ?? []} ofOne />
      )}
    </Section>
  );
}

/** The diversity trees that an accession stands in. */
function TreesPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const query = accessionDetailApi.endpoints.accessionTrees.useQuery({ uuid, historic });
  return (
    <LinkedPart
      title={t('detail.trees')}
      query={query}
      useTitle={useTreeTitles}
      to={(tree) => href('divtree', { uuid: tree })}
    />
  );
}

/** The datasets that hold an accession. */
function DatasetsPart({ accession: { uuid, historic } }: { accession: Accession }) {
  const { t } = useTranslation('dataset');
  const query = accessionDetailApi.endpoints.accessionDatasets.useQuery({ uuid, historic });
  return (
    <LinkedPart
      title={t('title')}
      query={query}
      useTitle={useDatasetTitle}
      to={(dataset) => href('dataset', { uuid: dataset })}
    />
  );
}

/** The gallery stands among the sections of the record as one of them. */
const Pictures = styled('div')(({ theme }) => ({
  '& > section': {
    marginBlock: 0,
    paddingBlock: theme.spacing(2),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > section > h2': { fontSize: '1.0625rem' },
}));

/** What stands below the record of an accession; loaded after it. */
export default function MoreParts({ accession }: { accession: Accession }) {
  const { uuid } = accession;
  return (
    <>
      <Pictures>
        <AccessionImages uuid={uuid} />
      </Pictures>
      <DatasetsPart accession={accession} />
      <ObservationsPart uuid={uuid} />
      <TreesPart accession={accession} />
      <SimilarPart accession={accession} />
      <ChangesPart uuid={uuid} />
    </>
  );
}
