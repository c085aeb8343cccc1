import { useTranslation } from 'react-i18next';
import { CopyButton } from '@/shared/ui/CopyButton';
import { reportCsv, type Choices, type Entry } from './match-report';
import { useReason } from './use-reason';

const HEAD = ['lines', 'typed', 'outcome', 'taken', 'reason', 'institute', 'number', 'taxon', 'doi', 'uuid'] as const;

/** Copies every identifier with its outcome. */
export function CopyReport({ entries, choices }: { entries: readonly Entry[]; choices: Choices }) {
  const { t } = useTranslation('match');
  const reason = useReason();
  const csv = () =>
    reportCsv(entries, choices, {
      head: HEAD.map((name) => t(`report.${name}`)),
      outcome: (outcome) => t(`outcome.${outcome}`),
      taken: (taken) => t(taken ? 'report.yes' : 'report.no'),
      reason,
    });
  return <CopyButton text={csv} label={t('actions.copyReport')} />;
}
