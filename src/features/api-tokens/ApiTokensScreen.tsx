import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/session/use-session';
import { PageHead } from '@/shared/home/PageHead';
import { ColumnsLayout } from '@/shared/ui/ColumnsLayout';
import { PageBody } from '@/shared/ui/PageBody';
import { NewToken } from './NewToken';
import { TokenList } from './TokenList';

const Body = styled(PageBody)(({ theme }) => ({
  '& > div > p': { maxWidth: '70ch' },
  '& code': { display: 'inline-block', overflowWrap: 'anywhere' },
  '& #tokens': { margin: theme.spacing(0, 0, 1.5), fontSize: '1.25rem' },
  // The label of a field stands on its frame, and so a little above it.
  '& form': { paddingBlockStart: theme.spacing(1) },
}));

/** What the header says, as it is typed into programs: the same in every language. */
const HEADER = 'Authorization: API-Token …';

/** `/dashboard/api-tokens`: keys for programs. */
export default function ApiTokensScreen() {
  const { t } = useTranslation('api-tokens');
  const { uuid } = useSession();
  return (
    <Body>
      <PageHead title={t('title')}>
        <p>{t('intro')}</p>
        <p>
          {t('header')} <code dir="ltr">{HEADER}</code>
        </p>
      </PageHead>
      {/* What one account made is never shown to the next. */}
      <ColumnsLayout key={uuid}>
        <TokenList />
        <aside>
          <NewToken />
        </aside>
      </ColumnsLayout>
    </Body>
  );
}
