import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import { observationApi } from '@/entities/observation/api';
import { editorAddress } from '@/routes/href';
import { Part } from '@/shared/detail/Part';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { datasetApi } from '../catalogue/api';
import styles from './Checks.module.css';

/** References named in the sentence; all of them are in their step. */
const NAMED = 10;

const { editHref } = editorAddress('editDataset');

/** What became of the rows of each imported sheet. */
function useImports({ files }: DatasetDetails): string[] {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  return files.flatMap(({ name, loads = [] }) =>
    loads.map(({ observations, loaded }) =>
      t('checks.imported', {
        file: name,
        loaded: number(loaded),
        count: observations,
        all: number(observations),
        refused: number(observations - loaded),
      }),
    ),
  );
}

/** What was refused, is out of range, or is not in the catalogue: each with its number, none too. */
export function Checks({ dataset }: { dataset: DatasetDetails }) {
  const { t } = useTranslation('dataset');
  const { number, list } = useFormat();
  const { uuid, _permissions } = dataset;
  const imports = useImports(dataset);
  const { currentData: remarks } = datasetApi.endpoints.datasetRemarks.useQuery(uuid, { skip: !_permissions?.write });
  const { currentData: unknown } = observationApi.endpoints.unknownReferences.useQuery({ uuid, page: 0 });
  const outside = remarks?.filter(({ kind }) => kind === 'outsideScale').reduce((sum, { count }) => sum + count, 0);
  // A server that answers all accessions cannot be asked how many are missing.
  const missing = unknown?.content.every(({ accession }) => !accession) ? unknown.totalElements : undefined;
  const names = unknown?.content.slice(0, NAMED).map(({ instCode, acceNumb }) => `${instCode} ${acceNumb}`) ?? [];
  const lines: [key: string, line: ReactNode][] = [
    ...imports.map((line): [string, ReactNode] => [line, line]),
    ...(outside === undefined
      ? []
      : [['outside', t('checks.outside', { count: outside, shown: number(outside) })] satisfies [string, ReactNode]]),
    ...(missing === undefined
      ? []
      : [
          [
            'missing',
            <>
              {t('checks.notHeld', { count: missing, shown: number(missing) })}{' '}
              {missing > 0 && (
                <>
                  <bdi>
                    {list(names)}
                    {missing > names.length && ' …'}
                  </bdi>{' '}
                  <RouteLink to={editHref(uuid, 'list-of-accessions')} underline="always">
                    {t('checks.show')}
                  </RouteLink>
                </>
              )}
            </>,
          ] satisfies [string, ReactNode],
        ]),
  ];
  return (
    <Part title={t('checks.title')}>
      <ul className={styles.list}>
        {lines.map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </Part>
  );
}
