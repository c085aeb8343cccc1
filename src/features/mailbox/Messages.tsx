import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Outcome } from '@/shared/ui/Outcome';
import { PageBody } from '@/shared/ui/PageBody';
import { Message } from './Message';
import { MessageList } from './MessageList';
import { useMailbox } from './use-mailbox';

const Body = styled(PageBody)(({ theme }) => ({
  maxWidth: 880,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& h1': { margin: 0, fontSize: '1.75rem' },
  '& > p': { margin: 0, maxWidth: '70ch', color: theme.vars.palette.text.secondary },
  '& > .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1, 2) },
}));

/** What a reference API would have sent by mail. */
export function Messages() {
  const { t } = useTranslation('mailbox');
  const { mails, failure, busy, refresh } = useMailbox();
  return (
    <Body>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className="bar">
        <Button variant="outlined" loading={busy} onClick={refresh}>
          {t('refresh')}
        </Button>
        <span role="status">{mails && t('count', { count: mails.length })}</span>
      </div>
      {failure && <FailureOutcome failure={failure} retry={refresh} />}
      {!mails && !failure && <Skeleton variant="rounded" height={160} />}
      {mails?.length === 0 && !failure && <Outcome title={t('empty.title')} text={t('empty.text')} />}
      {mails && mails.length > 0 && (
        <MessageList>
          {mails.map((mail, place) => (
            <Message key={mail.id} mail={mail} opened={place === 0} />
          ))}
        </MessageList>
      )}
    </Body>
  );
}
