import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Creator } from '@/contract/publication';
import { MailLink } from '@/shared/ui/MailLink';

const Line = styled('li')(({ theme }) => ({ '& div': { color: theme.vars.palette.text.secondary } }));

/** One person: name, where they work, how to reach them. */
export function CreatorLine({ creator }: { creator: Creator }) {
  const { t } = useTranslation('publication');
  const { fullName, institutionalAffiliation, instituteAddress, email, phoneNumber, fax } = creator;
  const place = [institutionalAffiliation, instituteAddress].filter(Boolean).join(', ');
  const numbers = [phoneNumber && t('phone', { number: phoneNumber }), fax && t('fax', { number: fax })].filter(
    Boolean,
  );
  return (
    <Line>
      <bdi>{fullName}</bdi>
      {place && <div dir="auto">{place}</div>}
      {email && (
        <div>
          <MailLink address={email} />
        </div>
      )}
      {numbers.length > 0 && <div>{numbers.join(' · ')}</div>}
    </Line>
  );
}
