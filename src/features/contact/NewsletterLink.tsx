import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '@/routes/href';
import { useRouteParams } from '@/routes/hooks/use-route';
import { sendPastStore } from '@/shared/api/send-past-store';
import { EditForm } from '@/shared/form/EditForm';
import { NarrowPage } from '@/shared/form/NarrowPage';
import { SubmitButton } from '@/shared/form/SubmitButton';
import { object } from 'yup';

const ACTS = {
  confirm: {
    line: 'POST /newsletter/:token/confirm',
    title: 'nav:titles.newsletterConfirm',
    done: 'newsletter-confirmed',
  },
  leave: { line: 'POST /newsletter/:token/leave', title: 'nav:titles.newsletterLeave', done: 'newsletter-left' },
} as const;

const schema = object({});

/** A link of a letter. Programs that check mail open it, too: nothing happens before the button is pressed. */
const linkScreen = (act: keyof typeof ACTS) =>
  function NewsletterLink() {
    const { t } = useTranslation(['content', 'nav']);
    const { token } = useRouteParams('confirmNewsletter', 'leaveNewsletter');
    const navigate = useNavigate();
    const { line, title, done } = ACTS[act];
    return (
      <NarrowPage>
        <h1>{t(title)}</h1>
        <p>{t(`newsletter.${act}.text`)}</p>
        <EditForm
          initial={{}}
          schema={schema}
          send={async () => {
            await sendPastStore(line, { params: { token } });
            await navigate(href('confirmation', { slug: done }), { replace: true });
          }}
          explain={({ status }) => (status === 404 || status === 410 ? t('linkGone') : undefined)}
        >
          <SubmitButton size="large">{t(`newsletter.${act}.submit`)}</SubmitButton>
        </EditForm>
      </NarrowPage>
    );
  };

export const ConfirmNewsletter = linkScreen('confirm');
export const LeaveNewsletter = linkScreen('leave');
