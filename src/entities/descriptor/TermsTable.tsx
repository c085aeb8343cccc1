import { useTranslation } from 'react-i18next';
import type { Descriptor, DescriptorTerm } from '@/contract/descriptor/descriptor';
import { translated } from '@/entities/publication/values/translated';
import { useLocale } from '@/shared/ui/text/use-locale';
import styles from './TermsTable.module.css';

/** Codes and what they mean. */
export function TermsTable({ labelledBy, terms }: { labelledBy: string; terms: readonly DescriptorTerm[] }) {
  const { t } = useTranslation('descriptor');
  if (terms.length === 0) return null;
  const described = terms.some(({ description }) => description);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
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
    </table>
  );
}

/** The same in the reader's language, as far as it was translated. */
export function ReadersTerms({ labelledBy, descriptor }: { labelledBy: string; descriptor: Descriptor }) {
  const { terms = [] } = translated(descriptor, useLocale());
  return <TermsTable labelledBy={labelledBy} terms={terms} />;
}
