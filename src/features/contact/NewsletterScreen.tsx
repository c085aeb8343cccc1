import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Language } from '@/contract/constants';
import { newsletterSchema } from '@/contract/content/visitor-schemas';
import { ArticleScreen } from '@/entities/article/article-screen';
import { href } from '@/routes/href';
import { sendPastStore } from '@/shared/api/send-past-store';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { useLocale } from '@/shared/ui/text/use-locale';
import { VisitorForm } from './VisitorForm';

const schema = newsletterSchema.pick(['email', 'name']);

const fields: readonly FieldDefinition<'email' | 'name'>[] = [
  { kind: 'text', name: 'email', format: 'email', autoComplete: 'email' },
  { kind: 'text', name: 'name', autoComplete: 'name' },
];

/** `/content/about/newsletter`: says the same for every address, known or not. */
export default function NewsletterScreen() {
  const { t } = useTranslation('content');
  const lang = useLocale() as Language;
  const navigate = useNavigate();
  return (
    <ArticleScreen>
      <VisitorForm
        fields={fields}
        schema={schema}
        label={t('newsletter.submit')}
        send={async (values) => {
          await sendPastStore('POST /newsletter', { body: { ...values, lang } });
          await navigate(href('confirmation', { slug: 'newsletter-confirm-sent' }));
        }}
      />
    </ArticleScreen>
  );
}
