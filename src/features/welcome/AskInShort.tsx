import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { styled } from '@/shared/ui/styled';

const Section = styled('section')(({ theme }) => ({
  '& h2': { margin: theme.spacing(0, 0, 0.5), fontSize: '1.25rem' },
  '& ol': { margin: theme.spacing(0, 0, 1.5), paddingInlineStart: theme.spacing(3), maxWidth: '70ch' },
}));

/** How material is asked for, in three sentences. */
export default function AskInShort() {
  const { t } = useTranslation('requests');
  return (
    <Section aria-labelledby="ask-in-short">
      <h2 id="ask-in-short">{t('start.title')}</h2>
      <ol>
        {(['list', 'ask', 'answer'] as const).map((part) => (
          <li key={part}>{t(`start.how.${part}`)}</li>
        ))}
      </ol>
      <RouteLink to={href('requests')}>{t('start.begin')}</RouteLink>
    </Section>
  );
}
