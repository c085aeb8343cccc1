import type { Accession } from '@/contract/accession/accession';
import { useCountryName } from '@/entities/names/use-country-name';
import type { CardProps } from '@/shared/list/definition';
import { sampleStatusName } from './catalogue/codes';
import { Availability } from './catalogue/Availability';
import { MyListToggle } from './my-list/MyListToggle';
import { TaxonName } from './catalogue/TaxonName';
import styles from './AccessionCard.module.css';

/** An accession in a few lines, for small screens. */
export function AccessionCard({ row, name }: CardProps<Accession>) {
  const countryName = useCountryName();
  const statusName = sampleStatusName.useName();
  const facts = [
    row.countryOfOrigin && countryName(row.countryOfOrigin.code3),
    row.sampStat && statusName(String(row.sampStat)),
    row.instituteCode,
  ];
  return (
    <>
      <div className={styles.head}>
        {name}
        <MyListToggle uuid={row.uuid} accessionNumber={row.accessionNumber} />
      </div>
      <div>
        <TaxonName taxonomy={row.taxonomy} />
      </div>
      {row.accessionName && <div dir="auto">{row.accessionName}</div>}
      <div>{facts.filter(Boolean).join(' · ')}</div>
      {typeof row.available === 'boolean' && <Availability available={row.available} />}
    </>
  );
}
