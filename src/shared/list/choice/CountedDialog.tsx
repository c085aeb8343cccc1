import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';

/** What would become of those that are to be added: sentences that account for each of them. */
export interface Sum {
  fresh: number;
  tooMany: boolean;
  text: readonly string[];
}

/** What was counted; `notes` say first how many that are and what is not among `ids`. */
export interface Counted {
  ids: readonly string[];
  notes: readonly string[];
  /** It cannot be added, as a note says. */
  refused?: boolean;
}

interface Props {
  title: string;
  wide?: boolean;
  /** What is to be counted; another one has to be counted anew. Nothing: there is nothing to count yet. */
  of: string | undefined;
  count: () => Promise<Counted>;
  /** The key of the button that counts, and the words of the one that adds. */
  countLabel: string;
  addLabel: (fresh: number) => string;
  sums: (ids: readonly string[]) => Sum;
  add: (ids: readonly string[]) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Adds to a list what is counted first: nothing is added whose number was not told. */
export function CountedDialog(props: Props) {
  const { title, wide, of, count, countLabel, addLabel, sums, add, onClose, children } = props;
  const { t } = useTranslation('common');
  const [found, setFound] = useState<{ of: string; counted: Counted }>();
  const counted = found?.of === of ? found?.counted : undefined;
  const sum = counted && !counted.refused ? sums(counted.ids) : undefined;
  const isReady = sum !== undefined && !sum.tooMany && sum.fresh > 0;
  const { busy, failed, run } = useAttempt(async () => {
    if (counted && isReady) {
      await add(counted.ids);
      onClose();
    } else if (of !== undefined) {
      setFound({ of, counted: await count() });
    }
  });
  return (
    <DialogBox
      title={title}
      wide={wide ?? false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          {/* No form: filters in it are forms of their own. */}
          <Button
            variant="contained"
            loading={busy}
            disabled={counted ? !isReady : of === undefined}
            onClick={() => run()}
          >
            {sum && isReady ? addLabel(sum.fresh) : countLabel}
          </Button>
        </>
      }
    >
      {children}
      <div role="status">
        {counted && [...counted.notes, ...(sum?.text ?? [])].map((text) => <p key={text}>{text}</p>)}
      </div>
      <AttemptFailed failure={failed} />
    </DialogBox>
  );
}
