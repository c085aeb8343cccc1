import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldState } from './use-field-state';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';

const NAME = 'captcha';

/** hCaptcha's question whether somebody is a person; its answer is good for one try to send. */
export default function CaptchaInput({ siteKey }: { siteKey: string }) {
  const { t, i18n } = useTranslation(['form', 'common']);
  const id = useId();
  const captcha = useRef<HCaptcha>(null);
  const { isSubmitting } = useFormikContext();
  const { setValue, wrong } = useFieldState<string>(NAME);
  // Of the script, by the number of tries.
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const tried = useRef(false);
  useEffect(() => {
    // Whoever is still here was refused, and the answer is used up.
    if (tried.current && !isSubmitting) {
      captcha.current?.resetCaptcha();
      setValue('');
    }
    tried.current = isSubmitting;
  }, [isSubmitting, setValue]);
  return (
    <div role="group" aria-label={t('captcha.label')} {...(wrong && { 'aria-describedby': id })}>
      {failed ? (
        <Alert
          severity="error"
          action={
            <Button
              onClick={() => {
                setFailed(false);
                setTries(tries + 1);
              }}
            >
              {t('common:actions.retry')}
            </Button>
          }
        >
          {t('captcha.failed')}
        </Alert>
      ) : (
        <HCaptcha
          key={tries}
          ref={captcha}
          sitekey={siteKey}
          languageOverride={i18n.language}
          // Nothing of ours is reported to others.
          sentry={false}
          onVerify={setValue}
          onExpire={() => setValue('')}
          onError={() => {
            setValue('');
            setFailed(true);
          }}
        />
      )}
      {wrong && (
        <p id={id} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
