import { useDeferredValue, useId, useMemo, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useSmallScreen } from '@/shared/ui/use-small-screen';
import { keepPaste, keptPaste, type KeptPaste } from './kept-paste';
import { MatchReport } from './MatchReport';
import { PasteForm } from './PasteForm';
import { splitIdentifiers } from './split-identifiers';
import { useMatch } from './use-match';

/** Paste anything: what the pasted numbers mean, and what to do with it. The paste stays when this closes. */
export default function MatchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('match');
  const id = useId();
  const small = useSmallScreen();
  const [paste, setPaste] = useState(keptPaste);
  const settled = useDeferredValue(paste.text);
  const pasted = useMemo(() => splitIdentifiers(settled), [settled]);
  const { state, start, retry, forget } = useMatch();
  const change = (next: KeptPaste) => {
    setPaste(next);
    keepPaste(next);
  };
  const institute = paste.institute.trim().toUpperCase();
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={small} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      {state.step === 'done' ? (
        <MatchReport pasted={pasted} results={state.results} onBack={forget} onClose={onClose} />
      ) : (
        <PasteForm
          paste={paste}
          pasted={pasted}
          behind={settled !== paste.text}
          state={state}
          onChange={change}
          onStart={() =>
            start(
              pasted.identifiers.map(({ text }) => text),
              institute || undefined,
            )
          }
          onRetry={retry}
          onCancel={forget}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
