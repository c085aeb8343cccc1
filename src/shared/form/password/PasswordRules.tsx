import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MIN } from '@/contract/constants';
import { brokenRules, PASSWORD_RULES, type PasswordRule } from '@/contract/account/password-rules';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import styles from './PasswordRules.module.css';

const LEAST: Record<PasswordRule, number> = { length: PASSWORD_MIN, digit: 1, special: 1 };

/** Each rule of a new password, ticked off while it is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('form');
  const broken = brokenRules(password);
  return (
    <div className={styles.rules}>
      <p id={`${id}-title`}>{t('rules.title')}</p>
      <ul id={id} aria-labelledby={`${id}-title`}>
        {PASSWORD_RULES.map((rule) => {
          const kept = !broken.includes(rule);
          const Icon = kept ? CheckCircle : RadioButtonUnchecked;
          return (
            <li key={rule} className={kept ? styles.kept : undefined}>
              <Icon />
              <span>
                {t(`rules.${rule}`, { count: LEAST[rule] })}
                <VisuallyHidden>{`: ${t(kept ? 'rules.kept' : 'rules.broken')}`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">
        {password && t('rules.state', { kept: PASSWORD_RULES.length - broken.length, all: PASSWORD_RULES.length })}
      </VisuallyHidden>
    </div>
  );
}
