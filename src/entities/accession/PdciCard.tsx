import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Accession } from '@/contract/accession';
import { PDCI_MAX } from '@/contract/constants';
import { pdci } from '@/mcpd/pdci';
import type { PassportRecord } from '@/mcpd/record';
import { Card } from '@/shared/ui/Card';
import { Meter } from '@/shared/ui/Meter';
import { useFormat } from '@/shared/ui/use-format';
import { useText } from '@/shared/ui/use-text';
import { columnFields } from './column-fields';

const given = <T,>(value: T | null | undefined): T | undefined => value ?? undefined;

/** An accession as a passport record, for what is computed from passport data: completeness, export. */
function toPassport(accession: Accession): PassportRecord {
  const { taxonomy, coll, geo } = accession;
  return {
    puid: given(accession.doi),
    instCode: accession.instituteCode,
    acceNumb: accession.accessionNumber,
    genus: taxonomy.genus,
    species: given(taxonomy.species),
    spAuthor: given(taxonomy.spAuthor),
    subtaxa: given(taxonomy.subtaxa),
    subtAuthor: given(taxonomy.subtAuthor),
    cropName: given(accession.cropName),
    acceName: given(accession.accessionName),
    acqDate: given(accession.acquisitionDate),
    origCty: given(accession.origCty ?? accession.countryOfOrigin?.code3),
    collSite: given(coll?.collSite),
    collDate: given(coll?.collDate),
    collSrc: given(coll?.collSrc),
    collNumb: given(coll?.collNumb),
    collMissId: given(coll?.collMissId),
    collCode: coll?.collCode ?? [],
    collName: coll?.collName ?? [],
    decLatitude: given(geo?.latitude),
    decLongitude: given(geo?.longitude),
    coordUncert: given(geo?.uncertainty),
    coordDatum: given(geo?.datum),
    geoRefMeth: given(geo?.method),
    elevation: given(geo?.elevation),
    bredCode: accession.breederCode ?? [],
    bredName: accession.breederName ?? [],
    sampStat: given(accession.sampStat),
    ancest: given(accession.ancest),
    donorCode: given(accession.donorCode),
    donorName: given(accession.donorName),
    donorNumb: given(accession.donorNumb),
    otherNumb: accession.aliases?.map(({ name, usedBy }) => ({ number: name, usedBy: given(usedBy) })) ?? [],
    duplSite: accession.duplSite ?? [],
    duplInstName: accession.duplInstName ?? [],
    storage: accession.storage ?? [],
    mlsStat: given(accession.mlsStatus),
    acceUrl: given(accession.acceUrl),
    available: given(accession.available),
    historic: accession.historic,
  };
}

const Score = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& strong': { fontFamily: theme.typography.h1.fontFamily, fontSize: '1.75rem' },
}));

const Parts = styled('table')(({ theme }) => ({
  width: '100%',
  fontSize: '0.8125rem',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 400 },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& th, & td': { borderBlockStart: `1px solid ${theme.vars.palette.divider}`, paddingBlock: 3 },
}));

/** How complete the passport data are, what is missing, and how that is counted. */
export function PdciCard({ accession }: { accession: Accession }) {
  const { t } = useTranslation('accession');
  const text = useText('accession');
  const { number, list } = useFormat();
  const { score, parts } = pdci(toPassport(accession));
  const label = (field: string) => text(`accession:fields.${field}`, { defaultValue: field });
  const namesOf = (columns: readonly string[]) => list(columnFields(columns).map(label));
  const missing = parts.flatMap((part) => part.missing);
  return (
    <Card aria-labelledby="pdci">
      <h2 id="pdci">{t('pdci.title')}</h2>
      <Score>
        <strong>{number(score, 1)}</strong>
        <Meter max={PDCI_MAX} value={score} label={t('pdci.title')} />
        <span>{t('pdci.ofTen')}</span>
      </Score>
      {missing.length > 0 && <p>{t('pdci.missing', { columns: namesOf(missing) })}</p>}
      <details>
        <summary>{t('pdci.how')}</summary>
        <p>{t('pdci.explanation')}</p>
        <Parts>
          <thead>
            <tr>
              <th scope="col">{t('pdci.column')}</th>
              <td>{t('pdci.points')}</td>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ columns, reached, possible }) => (
              <tr key={columns.join()}>
                <th scope="row">{namesOf(columns)}</th>
                <td>{t('pdci.of', { reached: number(reached / 100), possible: number(possible / 100) })}</td>
              </tr>
            ))}
          </tbody>
        </Parts>
      </details>
    </Card>
  );
}
