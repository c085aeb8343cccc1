import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import type { Descriptor, DescriptorTerm } from '@/contract/descriptor';
import { translated } from '@/entities/publication/values/translated';
import { useLocale } from '@/shared/ui/text/use-locale';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(0.5, 2, 0.5, 0),
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& tbody th': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  // A code stands in one line, unless it is no code at all.
  '& tbody th bdi': { display: 'block', width: 'max-content', maxWidth: '16em' },
  '& tr': { breakInside: 'avoid' },
}));

/** Codes and what they mean. */
export function TermsTable({ labelledBy, terms }: { labelledBy: string; terms: readonly DescriptorTerm[] }) {
  const { t } = useTranslation('descriptor');
  if (terms.length === 0) return null;
  const described = terms.some(({ description }) => description);
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('meaning')}</th>
          {described && <th scope="col">{t('fields.description')}</th>}
        </tr>
      </thead>
      <tbody>
        {terms.map(({ code, title, description }) => (
          <tr key={code}>
            <th scope="row">
              <bdi>{code}</bdi>
            </th>
            <td>
              <bdi>{title}</bdi>
            </td>
            {described && (
              <td>
                <bdi>{description}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The same in the reader's language, as far as it was translated. */
export function ReadersTerms({ labelledBy, descriptor }: { labelledBy: string; descriptor: Descriptor }) {
  const { terms = [] } = translated(descriptor, useLocale());
  return <TermsTable labelledBy={labelledBy} terms={terms} />;
}
