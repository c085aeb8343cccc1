import { useTranslation } from 'react-i18next';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import styles from './StepLinks.module.css';

interface Props {
  /** What a step is called. */
  nameOf: (step: string) => string;
  steps: readonly string[];
  current: string;
  /** Where each is; nothing before the item was made. */
  hrefOf: ((step: string) => string) | undefined;
  /** Names of those on which something is missing yet. */
  missing: readonly string[];
}

/** The steps of an editor as links; on phones they unfold from the present one. */
export function StepLinks({ nameOf, steps, current, hrefOf, missing }: Props) {
  const { t } = useTranslation('editor');
  const small = useSmallScreen();
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
          {missing.includes(step) && <span className={styles.mark}>{t('steps.missing')}</span>}
        </li>
      ))}
    </ol>
  );
  const place = { at: steps.indexOf(current) + 1, all: steps.length, name: nameOf(current) };
  return (
    <nav className={styles.nav} aria-label={t('steps.label')}>
      {small ? (
        <details>
          <summary>{t('steps.place', place)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}
