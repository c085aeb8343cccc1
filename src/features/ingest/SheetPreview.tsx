import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { PlainTable } from '@/shared/ui/PlainTable';
import { RouteLink } from '@/shared/ui/RouteLink';
import { styled } from '@/shared/ui/styled';
import { useFormat } from '@/shared/ui/use-format';
import { ingestApi } from './api';

const Scroll = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxBlockSize: '24rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  '& td': { whiteSpace: 'nowrap' },
}));

/** Rows and cells of a file stand where they stand: their places are their names. */
const keyed = <T,>(list: readonly T[]): [place: string, each: T][] => list.map((each, at) => [String(at), each]);

function Rows({ uuid, sheet }: { uuid: string; sheet: string }) {
  const { t } = useTranslation('ingest');
  const { number } = useFormat();
  const query = ingestApi.endpoints.ingestRows.useQuery({ uuid, sheet });
  return (
    <DetailOutcome query={query} name={uuid}>
      {({ content, totalElements }) => (
        <>
          <p>
            {t('preview.count', { shown: number(content.length), all: number(totalElements) })}{' '}
            <RouteLink to={href('tablePreview', { uuid, sheet })}>{t('preview.all')}</RouteLink>
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
          <Scroll role="region" aria-label={t('preview.title')} tabIndex={0}>
            <PlainTable label={t('preview.title')}>
              <tbody>
                {keyed(content).map(([line, row]) => (
                  <tr key={line}>
                    {keyed(row).map(([place, cell]) => (
                      <td key={place} dir="auto">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </Scroll>
        </>
      )}
    </DetailOutcome>
  );
}

/** The first rows of a sheet, for whoever wants to look. */
export function SheetPreview(props: { uuid: string; sheet: string }) {
  const { t } = useTranslation('ingest');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('preview.title')}</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}
