import type { AccessionFilter } from '@/contract/accession/accession-filter';
import { useOpenFilter } from '@/shared/list/address/use-open-filter';
import { ScopeCharts } from '@/shared/overview/ScopeCharts';
import { accessionsPath, openableList } from '../catalogue/openable-list';
import { accessionOverview } from './accession-overview';

/** The charts of some accessions; each term leads to the list of those it counts. */
export default function AccessionCharts({ scope }: { scope: AccessionFilter }) {
  const { open } = useOpenFilter(openableList, accessionsPath);
  return <ScopeCharts overview={accessionOverview} scope={scope} onOpen={(filter) => void open(filter)} />;
}
