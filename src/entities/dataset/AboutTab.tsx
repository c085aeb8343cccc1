import { useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { DatasetDetails } from '@/contract/dataset';
import { CiteCard } from '@/entities/publication/CiteCard';
import { citedWorkOf } from '@/entities/publication/cited-work';
import { Creators } from '@/entities/publication/Creators';
import { VersionsCard } from '@/entities/publication/VersionsCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { DetailFields } from '@/shared/detail/DetailFields';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { datasetApi } from './api';
import { DescriptorsPart } from './DescriptorsPart';
import { FilesPart } from './FilesPart';
import { jsonLdOf } from './json-ld';
import { LocationsPart } from './LocationsPart';
import { datasetSections } from './sections';
import { datasetHref } from './tabs';

// The tabs above end with a line already.
const Columns = styled(ColumnsLayout)({
  '& > div > section:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  // Tables have the whole width of the paper.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Who made a dataset, how and where, and how to use it. */
export function AboutTab({ dataset }: { dataset: DatasetDetails }) {
  const { uuid, title, creators, locations, files, doi, citation } = dataset;
  const [accessed] = useState(() => new Date());
  const address = new URL(datasetHref(uuid), globalThis.location.origin).href;
  const versions = datasetApi.endpoints.datasetVersions.useQuery(uuid);
  const descriptors = datasetApi.endpoints.datasetDescriptors.useQuery(uuid);
  const known = descriptors.currentData;
  const links = useMemo(
    (): RelatedLink[] => [
      { name: 'accession', filter: { datasets: [uuid] } },
      { name: 'descriptor', filter: { datasets: [uuid] } },
      ...(known?.length
        ? [{ name: 'descriptorList' as const, filter: { descriptors: known.map((descriptor) => descriptor.uuid) } }]
        : []),
    ],
    [uuid, known],
  );
  return (
    <Columns>
      <script type="application/ld+json">{JSON.stringify(jsonLdOf(dataset, known ?? [], address))}</script>
      <div>
        <DetailFields entity="dataset" item={dataset} sections={datasetSections} />
        <DescriptorsPart query={descriptors} />
        <LocationsPart title={title} locations={locations} />
        <Creators creators={creators} />
        <FilesPart dataset={dataset} files={files} />
      </div>
      <aside>
        {dataset.state === 'PUBLISHED' && (
          <CiteCard
            work={citedWorkOf(dataset, { creators, doi, address, accessed })}
            asked={citation}
            fileName={`dataset-${uuid}`}
          />
        )}
        <VersionsCard item={dataset} query={versions} to={datasetHref} />
        <Related links={links} />
      </aside>
    </Columns>
  );
}
