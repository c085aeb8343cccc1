import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LinkFault, LinkPurpose } from '@/contract/account';
import { isSignedIn } from '@/session/policies';
import { useSession } from '@/session/use-session';
import { addressOfWay, waysOn } from './ways-on';

interface Props {
  fault: LinkFault;
  purpose: LinkPurpose;
  /** Where the link is cancelled: what it means that it was used already. */
  used: string | undefined;
}

/** Why a link cannot be used, and the way to a new one. */
export function LinkFaultNote({ fault, purpose, used }: Props) {
  const { t } = useTranslation('account');
  const signedIn = isSignedIn(useSession());
  const ways = waysOn(fault, purpose, { cancels: used !== undefined, signedIn });
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2.5 }}>
        <AlertTitle>{t(`link.title.${fault}`)}</AlertTitle>
        {(fault === 'link_used' && used) || t(`link.text.${fault}`)}
      </Alert>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {ways.map((way, place) => (
          <Button key={way} variant={place === 0 ? 'contained' : 'text'} component={Link} to={addressOfWay(way)}>
            {t(`ways.${way}`)}
          </Button>
        ))}
      </Stack>
    </>
  );
}
