import { useId, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { Skeleton } from '@/shared/ui/outcomes/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Institute } from '@/contract/reference/institute';
import { CountryName } from '@/entities/names/CountryName';
import { href } from '@/routes/href';
import { asFailure } from '@/shared/api/failure';
import { Card } from '@/shared/ui/layout/Card';
import { CountedList } from '@/shared/ui/values/CountedList';
import { FailureOutcome } from '@/shared/ui/outcomes/FailureOutcome';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useFormat } from '@/shared/ui/format/use-format';
import { instituteApi } from './api';

/** Shown before somebody asks for the rest. */
const FIRST = 12;
const MAX_INSTITUTES = 1000;

type Member = Pick<Institute, 'code' | 'accessionCount'> & Partial<Institute>;

/** The institutes that something names by their codes, with what each holds, the greatest first. */
export function InstitutesOf({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('institute');
  const { number } = useFormat();
  const id = useId();
  const [all, setAll] = useState(false);
  const asked = { filter: { code: [...codes] }, p: 0, l: MAX_INSTITUTES, s: 'accessionCount', d: 'DESC' as const };
  const query = instituteApi.endpoints.instituteList.useQuery(asked, { skip: codes.length === 0 });
  if (codes.length === 0) return null;
  const { currentData, error, refetch } = query;
  if (!currentData) {
    if (error) return <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />;
    return <Skeleton variant="rounded" height={160} />;
  }
  const known = new Set(currentData.content.map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code)).map((code): Member => ({ code, accessionCount: 0 }));
  const members: Member[] = [...currentData.content, ...unknown];
  const rest = all ? 0 : Math.max(0, members.length - FIRST);
  const items = members.slice(0, members.length - rest).map((member) => ({
    key: member.code,
    count: member.accessionCount,
    label: <MemberName {...member} />,
  }));
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{t('members')}</h2>
      <CountedList items={items} />
      {rest > 0 && (
        <Button onClick={() => setAll(true)}>{t('allMembers', { count: rest, shown: number(rest) })}</Button>
      )}
    </Card>
  );
}

function MemberName({ code, fullName = code, country }: Member) {
  return (
    <>
      <RouteLink to={href('institute', { wiewsCode: code })}>
        <bdi>{fullName}</bdi>
      </RouteLink>
      {fullName !== code && ` · ${code}`}
      {country && (
        <>
          {' · '}
          <CountryName code3={country.code3} />
        </>
      )}
    </>
  );
}
