import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BIO_VARIABLES, type BioValues } from '@/contract/accession/climate';
import { Figure } from '@/shared/ui/text/Figure';
import { ClimateTable } from '../climate/ClimateTable';
import { useClimateName } from '../climate/use-climate-name';
import { Part } from './DetailPart';

/** The climate of the place where it was collected, by which filters find it. */
export default function ClimatePart({ climate }: { climate: BioValues }) {
  const { t } = useTranslation('accession');
  const { name, unit } = useClimateName();
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{t('filterGroups.climate')}</h2>
      <ClimateTable label={t('filterGroups.climate')} caption={t('detail.climateOf')}>
        <tbody>
          {BIO_VARIABLES.map((variable) => (
            <tr key={variable}>
              <th scope="row">{name(variable)}</th>
              <td className="figure">
                <Figure value={climate[variable]} digits={1} /> {unit(variable)}
              </td>
            </tr>
          ))}
        </tbody>
      </ClimateTable>
    </Part>
  );
}
