import { styled } from '@mui/material/styles';
import type { Accession } from '@/contract/accession';
import { useCountryName } from '@/entities/names/use-country-name';
import { href } from '@/routes/href';
import { resultState } from '@/shared/list/result-place';
import { CardName } from '@/shared/list/CardName';
import { Availability } from './Availability';
import { MyListToggle } from './my-list/MyListToggle';
import { TaxonName } from './TaxonName';
import { useCodeName } from './use-code-name';

/** The toggle is as high as a finger, and takes no more of the card than its text. */
const Head = styled('div')({ display: 'flex', alignItems: 'center', '& button': { marginBlock: -12 } });

/** An accession in a few lines, for small screens. */
export function AccessionCard({ row }: { row: Accession }) {
  const countryName = useCountryName();
  const statusName = useCodeName('sampStat');
  const facts = [
    row.countryOfOrigin && countryName(row.countryOfOrigin.code3),
    row.sampStat && statusName(String(row.sampStat)),
    row.instituteCode,
  ];
  return (
    <>
      <Head>
        <CardName to={href('accession', { uuid: row.uuid })} state={resultState}>
          <bdi>{row.accessionNumber}</bdi>
        </CardName>
        <MyListToggle uuid={row.uuid} accessionNumber={row.accessionNumber} />
      </Head>
      <div>
        <TaxonName taxonomy={row.taxonomy} />
      </div>
      {row.accessionName && <div dir="auto">{row.accessionName}</div>}
      <div>{facts.filter(Boolean).join(' · ')}</div>
      {typeof row.available === 'boolean' && <Availability available={row.available} />}
    </>
  );
}
