import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { CiteCard } from '@/entities/publication/CiteCard';
import { citedWorkOf } from '@/entities/publication/cited-work';
import { Creators } from '@/entities/publication/Creators';
import { VersionsCard } from '@/entities/publication/VersionsCard';
import { Related, type RelatedLink } from '@/entities/related/Related';
import { DetailFields } from '@/shared/detail/DetailFields';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { divtreeApi } from './api';
import { divtreeSections } from './sections';
import type { TabProps } from './tab-props';
import { divtreeHref } from './tabs';

// The tabs above end with a line already.
const Columns = styled(ColumnsLayout)(({ theme }) => ({
  marginBlockStart: theme.spacing(2),
  '& > div > section:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
}));

/** Who made a tree, from what and how, and how to use it. */
export function AboutTab({ tree }: TabProps) {
  const { uuid, creators, crops } = tree;
  const [accessed] = useState(() => new Date());
  const versions = divtreeApi.endpoints.divtreeVersions.useQuery(uuid);
  const address = new URL(divtreeHref(uuid), globalThis.location.origin).href;
  const links: RelatedLink[] = [
    { name: 'accession', filter: { diversityTrees: [uuid] } },
    ...(crops.length > 0
      ? [
          { name: 'subset' as const, filter: { crops } },
          { name: 'dataset' as const, filter: { crops } },
          { name: 'citation' as const, filter: { crops } },
        ]
      : []),
  ];
  return (
    <Columns>
      <div>
        <DetailFields entity="divtree" item={tree} sections={divtreeSections} />
        <Creators creators={creators} />
      </div>
      <aside>
        {tree.state === 'PUBLISHED' && (
          <CiteCard work={citedWorkOf(tree, { creators, address, accessed })} fileName={`tree-${uuid}`} />
        )}
        <VersionsCard item={tree} query={versions} to={divtreeHref} />
        <Related links={links} />
      </aside>
    </Columns>
  );
}
