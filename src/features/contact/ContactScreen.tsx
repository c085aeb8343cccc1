import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contactSchema } from '@/contract/content/visitor-schemas';
import { ArticleScreen } from '@/entities/article/article-screen';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { MailLink } from '@/shared/ui/values/MailLink';
import { VisitorForm } from './VisitorForm';

const fields: readonly FieldDefinition<'name' | 'email' | 'subject' | 'message'>[] = [
  { kind: 'text', name: 'name', autoComplete: 'name' },
  { kind: 'text', name: 'email', format: 'email', autoComplete: 'email' },
  { kind: 'text', name: 'subject' },
  { kind: 'longText', name: 'message', rows: 8 },
];

/** `/content/about/contact`: a message to those who run the portal, whose address stands there as well. */
export function ContactScreen({ email }: { email: string }) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  return (
    <ArticleScreen>
      <p>
        <Trans ns="content" i18nKey="contact.write" components={{ email: <MailLink address={email} /> }} />
      </p>
      <VisitorForm
        fields={fields}
        schema={contactSchema}
        label={t('contact.submit')}
        send={async (values) => {
          await sendPastStore('POST /contact', { body: values });
          await navigate(href('confirmation', { slug: 'contact-sent' }));
        }}
      />
    </ArticleScreen>
  );
}
