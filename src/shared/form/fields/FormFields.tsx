import { Fragment, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '@/shared/ui/values/ExternalLink';
import { useText } from '@/shared/ui/text/use-text';
import type { FieldDefinition } from './field-definition';
import { FieldsWithin, type FormFieldsProps } from './fields-within';
import { FieldGroup } from './FieldGroup';
import { FoldedGroup } from './FoldedGroup';
import { FormField } from './FormField';
import { FormSchema, rulesAt } from '../use-field-state';
import styles from './FormFields.module.css';

function Drawn({ entity, fields, within }: FormFieldsProps) {
  const text = useText(entity);
  return (
    <div className={styles.grid}>
      {fields.map((field) => (
        <div key={field.name} className={field.half ? styles.half : undefined}>
          <FormField entity={entity} field={field} {...(within !== undefined && { within })} />
          {field.more && <ExternalLink url={field.more.url}>{text(field.more.text)}</ExternalLink>}
        </div>
      ))}
    </div>
  );
}

const drawWithin = (props: FormFieldsProps): ReactNode => <FormFields {...props} />;

/** Fields in their order, those of a group under its heading; what the mark of a required one means stands above. */
export function FormFields(props: FormFieldsProps) {
  const { entity, fields, within, folded = [] } = props;
  const { t } = useTranslation('fields');
  const text = useText(entity);
  const schema = use(FormSchema);
  const isMarked =
    within === undefined && fields.some(({ name, required }) => required ?? rulesAt(schema, name).required);
  const groups: { name: string | undefined; fields: FieldDefinition[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.name === field.group) last.fields.push(field);
    else groups.push({ name: field.group, fields: [field] });
  }
  return (
    <FieldsWithin value={drawWithin}>
      {isMarked && <p className={styles.marked}>{t('marked')}</p>}
      {groups.map((group) => (
        <Fragment key={group.fields[0]?.name}>
          {group.name === undefined ? (
            <Drawn {...props} fields={group.fields} />
          ) : folded.includes(group.name) ? (
            <FoldedGroup title={text(`${entity}:groups.${group.name}`)} fields={group.fields}>
              <Drawn {...props} fields={group.fields} />
            </FoldedGroup>
          ) : (
            <FieldGroup title={text(`${entity}:groups.${group.name}`)}>
              <Drawn {...props} fields={group.fields} />
            </FieldGroup>
          )}
        </Fragment>
      ))}
    </FieldsWithin>
  );
}
