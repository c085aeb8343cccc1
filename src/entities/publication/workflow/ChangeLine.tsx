import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PERMISSIONS } from '@/contract/publication/acl';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { useText } from '@/shared/ui/text/use-text';
import { ChangeValue, usePropertyLabel, useValueWords } from './change-parts';
import type { HistoryLine } from './history-lines';

/** Characters up to which a value stands in its sentence. */
const SHORT = 80;

const ACL = /^acl\.(?!inherits$|entries$)(.+)$/;

type ValueLine = Extract<HistoryLine, { kind: 'value' }>;

interface Props<L = HistoryLine> {
  line: L;
  /** The namespace of the labels of its fields. */
  entity: string;
}

/** Whose permissions changed, and what they may do now. */
function PermissionLine({ subject, may }: { subject: string; may: string | null }) {
  const { t } = useTranslation('publishing');
  const text = useText('session');
  const isolated = useIsolated();
  const { list } = useFormat();
  const name = isolated(text(`session:roles.${subject}`, { defaultValue: subject }));
  const allowed = PERMISSIONS.filter((each) => (may ?? '').split(/\W+/).includes(each));
  if (allowed.length === 0) return t('history.permissionsGone', { name });
  return t('history.permissions', { name, may: list(allowed.map((each) => t(`acl.may.${each}`))) });
}

/** What a property was and is, in a sentence where both are short. */
function ValueLineText({ line: { property, before, after }, entity }: Props<ValueLine>) {
  const { t } = useTranslation('publishing');
  const isolated = useIsolated();
  const labelOf = usePropertyLabel([entity]);
  const wordsOf = useValueWords(entity);
  const label = labelOf(entity, property);
  // What has no name for people is told without one.
  if (label === property) return t('history.other');
  const [was, is] = [wordsOf(property, before), wordsOf(property, after)];
  const field = isolated(label);
  if (was.length > SHORT || is.length > SHORT)
    return (
      <details>
        <summary>{t('history.changed', { field })}</summary>
        <dl>
          <dt>{t('history.before')}</dt>
          <dd>
            <ChangeValue entity={entity} property={property} value={before} />
          </dd>
          <dt>{t('history.after')}</dt>
          <dd>
            <ChangeValue entity={entity} property={property} value={after} />
          </dd>
        </dl>
      </details>
    );
  // Of people and of secrets no value is kept.
  if (was === '' && is === '') return t('history.changed', { field });
  if (was === '') return t('history.set', { field, after: isolated(is) });
  if (is === '') return t('history.removed', { field, before: isolated(was) });
  return t('history.became', { field, before: isolated(was), after: isolated(is) });
}

/** A line of a history, as a sentence. */
export function ChangeLine({ line, entity }: Props): ReactNode {
  const { t } = useTranslation('publishing');
  const { number } = useFormat();
  const isolated = useIsolated();
  const labelOf = usePropertyLabel([entity]);
  switch (line.kind) {
    case 'made':
      return t('history.INSERT');
    case 'deleted':
      return t('history.DELETE');
    case 'other':
      return t('history.other');
    case 'moved':
      return t(`history.moves.${line.move}`);
    case 'file':
      return t(`history.file.${line.done}`, { name: isolated(line.name) });
    case 'observations': {
      const values = { before: number(line.before), after: number(line.after) };
      if (line.file === undefined) return t('history.observations', values);
      return t('history.observationsFrom', { ...values, file: isolated(line.file) });
    }
    case 'count':
      return t('history.became', {
        field: isolated(labelOf(entity, line.property)),
        before: number(line.before),
        after: number(line.after),
      });
    case 'list': {
      const label = labelOf(entity, line.property);
      if (label === line.property) return t('history.other');
      const values = { added: number(line.added), removed: number(line.removed) };
      return t('history.listOf', { field: isolated(label), ...values });
    }
    case 'value': {
      const subject = ACL.exec(line.property)?.[1];
      if (subject) return <PermissionLine subject={subject} may={line.after} />;
      return <ValueLineText line={line} entity={entity} />;
    }
  }
}
