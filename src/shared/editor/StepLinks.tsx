import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { useText } from '@/shared/ui/text/use-text';

const Nav = styled('nav')(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 3), listStyle: 'none', margin: 0, padding: 0 },
  '& li': { paddingBlock: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& li:has([aria-current])': { boxShadow: `inset 0 -3px ${theme.vars.palette.secondary.main}` },
  '& [aria-current]': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& .mark': { display: 'block', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& summary': { cursor: 'pointer', fontWeight: 600, paddingBlock: theme.spacing(1.25) },
  '& details ol': { display: 'block', paddingBlockEnd: theme.spacing(1) },
}));

interface Props {
  entity: string;
  steps: readonly string[];
  current: string;
  /** Where each is; nothing before the item was made. */
  hrefOf: ((step: string) => string) | undefined;
  /** Names of those on which something is missing yet. */
  missing: readonly string[];
}

/** The steps of an editor as links; on phones they unfold from the present one. */
export function StepLinks({ entity, steps, current, hrefOf, missing }: Props) {
  const { t } = useTranslation('editor');
  const text = useText(entity);
  const small = useSmallScreen();
  const nameOf = (step: string) => text(`${entity}:steps.${step}`);
  const list = (
    <ol>
      {steps.map((step) => (
        <li key={step}>
          {hrefOf ? (
            <RouteLink to={hrefOf(step)} {...(step === current && { 'aria-current': 'step' })}>
              {nameOf(step)}
            </RouteLink>
          ) : (
            <span {...(step === current && { 'aria-current': 'step' })}>{nameOf(step)}</span>
          )}
          {missing.includes(step) && <span className="mark">{t('steps.missing')}</span>}
        </li>
      ))}
    </ol>
  );
  const place = { at: steps.indexOf(current) + 1, all: steps.length, name: nameOf(current) };
  return (
    <Nav aria-label={t('steps.label')}>
      {small ? (
        <details>
          <summary>{t('steps.place', place)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </Nav>
  );
}
