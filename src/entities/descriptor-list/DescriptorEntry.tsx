import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { ReadersTerms } from '@/entities/descriptor/TermsTable';
import { dataTypeName } from '@/entities/descriptor/codes';
import { useScaleText } from '@/entities/descriptor/use-scale-text';
import { TranslatedText, TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { anchorOf } from './anchors';
import type { NumberedDescriptor } from './numbered';

const Entry = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(1.5),
  scrollMarginBlockStart: theme.spacing(1),
  '&:target': { backgroundColor: theme.vars.palette.tint },
  '& h3': { margin: 0, fontSize: '1rem', breakAfter: 'avoid' },
  '& .number': { marginInlineEnd: theme.spacing(1.5), fontVariantNumeric: 'tabular-nums' },
  '& .facts': { color: theme.vars.palette.text.secondary, marginBlock: theme.spacing(0.25, 0.75), breakAfter: 'avoid' },
  '& table': { marginBlockStart: theme.spacing(0.5), fontSize: '0.875rem' },
  // A short one stays on one sheet.
  '&:not(:has(tbody > tr:nth-of-type(16)))': { breakInside: 'avoid' },
  '@media print': { '&:target': { backgroundColor: 'transparent' }, '& a': { color: 'inherit' } },
}));

/** One descriptor of a list: its number and name, how it is recorded, what it means, its coding table. */
export function DescriptorEntry({ number, descriptor }: NumberedDescriptor) {
  const { t } = useTranslation('descriptor');
  const typeName = dataTypeName.useName();
  const scaleText = useScaleText();
  const { uuid, dataType, columnName, key } = descriptor;
  const id = anchorOf(number);
  const facts = [typeName(dataType), scaleText(descriptor), columnName, key && t('isKey')];
  return (
    <Entry id={id} aria-labelledby={`${id}-title`}>
      <h3>
        <span className="number">{number}</span>
        <RouteLink id={`${id}-title`} to={href('descriptor', { uuid })}>
          <TranslatedTitle item={descriptor} />
        </RouteLink>
      </h3>
      <div className="facts" dir="auto">
        {facts.filter(Boolean).join(' · ')}
      </div>
      <TranslatedText item={descriptor} />
      <ReadersTerms labelledBy={`${id}-title`} descriptor={descriptor} />
    </Entry>
  );
}
