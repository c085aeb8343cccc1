import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '@/entities/names/use-country-name';
import { Facts } from '@/shared/ui/layout/Facts';
import { useText } from '@/shared/ui/text/use-text';
import { REQUEST_FIELDS } from './request-fields';
import type { RequestInfo } from '@/contract/request/request-schema';
import styles from './RequestInfoFacts.module.css';

/** Fields that put a question to the person, which others do not read as one. */
const ASKED = new Set<keyof RequestInfo>(['requesterType', 'smta']);

/** Who asks and what for, as it goes to the genebanks. */
export function RequestInfoFacts({ info }: { info: Partial<RequestInfo> }) {
  const { t } = useTranslation('requests');
  const text = useText('requests');
  const countryName = useCountryName();
  const shown = (name: keyof RequestInfo): string => {
    const value = info[name];
    if (name === 'country') return countryName(info.country ?? '');
    if (name === 'requesterType') return text(`requests:types.${info.requesterType}`);
    if (name === 'purpose') return text(`requests:purposes.${info.purpose}`);
    if (name === 'smta') return text(`requests:smta.${info.smta}`);
    if (typeof value === 'boolean') return value ? t('submit.yes') : '';
    return Array.isArray(value) ? value.join('\n') : (value ?? '');
  };
  return (
    <Facts>
      {REQUEST_FIELDS.filter(({ name }) => shown(name) !== '').map(({ name }) => (
        <Fragment key={name}>
          <dt>{text(`requests:${ASKED.has(name) ? 'facts' : 'fields'}.${name}`)}</dt>
          <dd dir="auto" className={styles.written}>
            {shown(name)}
          </dd>
        </Fragment>
      ))}
    </Facts>
  );
}
