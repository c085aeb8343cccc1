import { useTranslation } from 'react-i18next';
import { ReadersTerms } from '@/entities/descriptor/TermsTable';
import { dataTypeName } from '@/entities/descriptor/codes';
import { useScaleText } from '@/entities/descriptor/use-scale-text';
import { TranslatedText, TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { anchorOf } from './anchors';
import type { NumberedDescriptor } from './numbered';
import styles from './DescriptorEntry.module.css';

/** One descriptor of a list: its number and name, how it is recorded, what it means, its coding table. */
export function DescriptorEntry({ number, descriptor }: NumberedDescriptor) {
  const { t } = useTranslation('descriptor');
  const typeName = dataTypeName.useName();
  const scaleText = useScaleText();
  const { uuid, dataType, columnName, key } = descriptor;
  const id = anchorOf(number);
  const facts = [typeName(dataType), scaleText(descriptor), columnName, key && t('isKey')];
  return (
    <section className={styles.entry} id={id} aria-labelledby={`${id}-title`}>
      <h3>
        <span className="number">{number}</span>
        <RouteLink id={`${id}-title`} to={href('descriptor', { uuid })}>
          <TranslatedTitle item={descriptor} />
        </RouteLink>
      </h3>
      <div className={styles.facts} dir="auto">
        {facts.filter(Boolean).join(' · ')}
      </div>
      <TranslatedText item={descriptor} />
      <ReadersTerms labelledBy={`${id}-title`} descriptor={descriptor} />
    </section>
  );
}
