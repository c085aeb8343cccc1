import { useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Descriptor } from '@/contract/descriptor';
import type { DescriptorSummary } from '@/contract/observation';
import { href } from '@/routes/href';
import { CardButton } from '@/shared/charts/ChartCard';
import { Card } from '@/shared/ui/Card';
import { RouteLink } from '@/shared/ui/RouteLink';
import { CriterionControl } from './CriterionControl';
import { DescriptorPicker } from './DescriptorPicker';
import { withCriterion, type Where } from './where';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  '& fieldset': { border: 0, margin: 0, padding: 0, minWidth: 0 },
}));

const One = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.25, 1.5),
  '& > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: theme.spacing(1) },
  '& h2': { margin: theme.spacing(0.5, 0), fontSize: '0.9375rem', overflowWrap: 'anywhere' },
}));

interface Props {
  descriptors: readonly Descriptor[];
  summaries: ReadonlyMap<string, DescriptorSummary>;
  where: Where;
  onChange: (where: Where) => void;
}

/** Every chosen descriptor with what is asked of it, then the way to choose more. */
export function Criteria({ descriptors, summaries, where, onChange }: Props) {
  const { t } = useTranslation('observations');
  const stack = useRef<HTMLDivElement>(null);
  const picked = useRef<string>(undefined);
  // What was picked is asked at once; what is taken away leaves the focus where others are picked.
  const focusPicked = (card: HTMLElement | null, uuid: string) => {
    if (!card || picked.current !== uuid) return;
    picked.current = undefined;
    card.querySelector('input')?.focus();
  };
  const chosen = Object.entries(where).flatMap(([uuid, criterion]) => {
    const descriptor = descriptors.find((one) => one.uuid === uuid);
    return descriptor ? [{ descriptor, criterion }] : [];
  });
  return (
    <Stack ref={stack} role="group" aria-label={t('criteria.title')}>
      {chosen.map(({ descriptor, criterion }) => (
        <One
          key={descriptor.uuid}
          ref={(card: HTMLElement | null) => focusPicked(card, descriptor.uuid)}
          aria-label={descriptor.title}
        >
          <header>
            <h2>
              <RouteLink to={href('descriptor', { uuid: descriptor.uuid })}>
                <bdi>{descriptor.title}</bdi>
              </RouteLink>
            </h2>
            <CardButton
              type="button"
              aria-label={t('criteria.removeOne', { title: descriptor.title })}
              onClick={() => {
                onChange(withCriterion(where, descriptor.uuid, undefined));
                stack.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
              }}
            >
              {t('criteria.remove')}
            </CardButton>
          </header>
          <CriterionControl
            descriptor={descriptor}
            summary={summaries.get(descriptor.uuid)}
            criterion={criterion}
            onChange={(next) => onChange(withCriterion(where, descriptor.uuid, next))}
          />
        </One>
      ))}
      <DescriptorPicker
        descriptors={descriptors}
        summaries={summaries}
        chosen={where}
        onPick={(uuid) => {
          picked.current = uuid;
          onChange(withCriterion(where, uuid, {}));
        }}
      />
    </Stack>
  );
}
