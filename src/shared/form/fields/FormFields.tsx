import { Fragment, use, type ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { useText } from '@/shared/ui/text/use-text';
import type { FieldDefinition } from './field-definition';
import { FormField } from './FormField';
import { FormSchema, rulesAt } from '../use-field-state';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5, 2),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not(.half)': { gridColumn: '1 / -1' },
  },
  '& > *': { minWidth: 0 },
}));

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { padding: 0, marginBlockEnd: theme.spacing(1.5) },
  '& h2, & h3': { margin: 0 },
}));

const Marked = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

interface Props {
  entity: string;
  fields: readonly FieldDefinition[];
  /** The path of the item that they belong to. */
  within?: string;
}

function drawn({ entity, fields, within }: Props): ReactNode {
  return (
    <Grid>
      {fields.map((field) => (
        <div key={field.name} className={field.half ? 'half' : undefined}>
          <FormField entity={entity} field={field} {...(within !== undefined && { within })} />
        </div>
      ))}
    </Grid>
  );
}

/** Fields in their order, those of a group under its heading; what the mark of a required one means stands above. */
export function FormFields(props: Props) {
  const { entity, fields, within } = props;
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
    <>
      {isMarked && <Marked>{t('marked')}</Marked>}
      {groups.map((group) => (
        <Fragment key={group.fields[0]?.name}>
          {group.name === undefined ? (
            drawn({ ...props, fields: group.fields })
          ) : (
            <Group>
              <legend>
                <h2>{text(`${entity}:groups.${group.name}`)}</h2>
              </legend>
              {drawn({ ...props, fields: group.fields })}
            </Group>
          )}
        </Fragment>
      ))}
    </>
  );
}
