import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { asFailure } from '@/shared/api/failure';
import { Card } from '@/shared/ui/Card';
import { FailureOutcome } from '@/shared/ui/FailureOutcome';
import { Fact } from './Fact';
import { PortalCard } from './PortalCard';
import type { PortalFacts } from './portal-facts';
import { CONTENT_FACTS, SERVER_FACTS } from './server-facts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: theme.spacing(1.5),
  '& dl': { margin: 0 },
}));

const PARTS = [
  { name: 'content', facts: CONTENT_FACTS },
  { name: 'server', facts: SERVER_FACTS },
] as const;

/** What the installation holds and how it is set up. Nothing is said of the server that it did not say. */
export function Installation({ portal }: { portal: PortalFacts }) {
  const { t } = useTranslation('dashboard');
  const { data: info, error, isFetching, refetch } = useServerInfoQuery();
  const failed = !info && !isFetching && error !== undefined;
  return (
    <Cards>
      {failed && <FailureOutcome failure={asFailure(error)} retry={() => void refetch()} />}
      {!failed &&
        PARTS.map(({ name: part, facts }) => (
          <Card key={part} aria-labelledby={`part-${part}`} aria-busy={!info}>
            <h2 id={`part-${part}`}>{t(`admin.parts.${part}`)}</h2>
            <dl>
              {facts.map(({ name, value }) => (
                <Fact key={name} label={t(`admin.facts.${name}`)}>
                  {info ? value(info) : <Skeleton width={60} />}
                </Fact>
              ))}
            </dl>
          </Card>
        ))}
      <PortalCard portal={portal} />
    </Cards>
  );
}
