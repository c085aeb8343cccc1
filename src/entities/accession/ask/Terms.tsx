import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_RETENTION_YEARS, type AiTerms } from '@/contract/ai/ai';
import { href } from '@/routes/href';
import { isFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { aiHost } from '@/shared/api/server-address';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useOnChange } from '@/shared/ui/controls/use-on-change';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import styles from './AskBody.module.css';

interface Props {
  terms: AiTerms;
  onDecided: (terms: AiTerms) => void;
  /** Others hold by now. */
  onChanged: () => void;
}

/** What asking means, before anything is sent; also for who declined, or accepted terms that no longer hold. */
export function Terms({ terms, onDecided, onChanged }: Props) {
  const { t } = useTranslation('ask');
  const { day } = useFormat();
  const isolated = useIsolated();
  const heading = useRef<HTMLHeadingElement>(null);
  const { version, decision } = terms;
  const declined = decision?.accepted === false && decision.version === version;
  const [reading, setReading] = useState(false);
  const folded = declined && !reading;
  const { busy, failed, run } = useAttempt(async (accepted: boolean) => {
    try {
      onDecided(await sendPastStore('PUT /me/ai-terms', { body: { version, accepted } }));
      setReading(false);
    } catch (fault) {
      if (isFailure(fault) && fault.status === 409) onChanged();
      else throw fault;
    }
  });
  // What was pressed is there no longer.
  useOnChange(folded, () => heading.current?.focus());
  if (folded)
    return (
      <>
        <h3 ref={heading} tabIndex={-1}>
          {t('terms.declinedTitle')}
        </h3>
        <p>{t('terms.declined', { day: day(decision.at) })}</p>
        <div className={styles.buttons}>
          <Button variant="outlined" onClick={() => setReading(true)}>
            {t('terms.again')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('terms.title')}
      </h3>
      {decision && decision.version !== version && <p>{t('terms.changed', { day: day(decision.at) })}</p>}
      <ul className={styles.terms}>
        <li>{t('terms.sent', { host: isolated(aiHost() ?? '') })}</li>
        <li>{t('terms.kept', { count: AI_RETENTION_YEARS })}</li>
        <li>{t('terms.personal')}</li>
        <li>{t('terms.check')}</li>
        <li>{t('terms.forget')}</li>
      </ul>
      <p>
        <RouteLink to={href('legalArticle', { slug: 'privacy' })} underline="always">
          {t('terms.privacy')}
        </RouteLink>
      </p>
      {failed && <AttemptFailed failure={failed} />}
      <div className={styles.buttons}>
        <Button variant="contained" disabled={busy} onClick={() => run(true)}>
          {t('terms.accept')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => run(false)}>
          {t('terms.decline')}
        </Button>
      </div>
    </>
  );
}
