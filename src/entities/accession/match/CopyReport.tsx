import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reportCsv, type Choices, type Entry } from './match-report';
import { useReason } from './use-reason';

const HEAD = ['lines', 'typed', 'outcome', 'taken', 'reason', 'institute', 'number', 'taxon', 'doi', 'uuid'] as const;

/** Copies every identifier with its outcome; the text is made when it is asked for. */
export function CopyReport({ entries, choices }: { entries: readonly Entry[]; choices: Choices }) {
  const { t } = useTranslation(['match', 'ui']);
  const reason = useReason();
  const [said, setSaid] = useState<'copied' | 'refused'>();
  const copy = async () => {
    const csv = reportCsv(entries, choices, {
      head: HEAD.map((name) => t(`match:report.${name}`)),
      outcome: (outcome) => t(`match:outcome.${outcome}`),
      taken: (taken) => t(taken ? 'match:report.yes' : 'match:report.no'),
      reason,
    });
    setSaid(
      await navigator.clipboard.writeText(csv).then(
        () => 'copied',
        () => 'refused',
      ),
    );
  };
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      <span role="status">{t(said ? `ui:actions.${said}` : 'match:actions.copyReport')}</span>
    </Button>
  );
}
