import { useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drafted } from '@/contract/content/drafted';
import { asBefore } from '@/contract/content/put-back';
import { FoldedHistory, type ChangeProps } from '@/entities/publication/workflow/HistoryPart';
import { catalogueChanged } from '@/shared/api/changes';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import type { Values } from '@/shared/editor/conflict';
import type { MovesProps } from '@/shared/editor/definition';
import { Stack } from '@/shared/mui/Stack';
import { Button } from '@/shared/ui/controls/Button';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { notify } from '@/shared/ui/outcomes/notices';
import { useIsolated } from '@/shared/ui/text/use-isolated';
import { draftStateOf } from './DraftBadge';
import type { Drafting } from './drafting-of';

interface Given<T extends Drafted> {
  drafting: Drafting<T>;
  entity: string;
  titleOf: (item: T) => string;
}

/** What takes something away, and is asked for first. */
const ASKED = ['discard', 'withdraw'] as const;

/** Below the form of content: back to what is public, away from the public, and back to what was before a change. */
export function draftMoves<T extends Drafted>({ drafting, entity, titleOf }: Given<T>): ComponentType<MovesProps<T>> {
  return function DraftMoves({ item, onMoved }) {
    const { t } = useTranslation('drafted');
    const isolated = useIsolated();
    const dispatch = useApiDispatch();
    const box = useRef<HTMLDivElement>(null);
    const [asked, setAsked] = useState<(typeof ASKED)[number]>();
    const may = { discard: draftStateOf(item) === 'changed', withdraw: item.publishedDate !== null };

    const became = (now: T, done: 'discard' | 'withdraw' | 'putBack') => {
      onMoved(now, done === 'discard' ? 'drop' : undefined);
      dispatch(notify({ key: `drafted:done.${done}`, severity: 'success' }));
      dispatch(catalogueChanged());
      // The button that was pressed may be gone with it.
      box.current?.focus();
    };

    return (
      <div ref={box} tabIndex={-1}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {ASKED.map(
            (move) =>
              may[move] && (
                <Button key={move} color="error" aria-haspopup="dialog" onClick={() => setAsked(move)}>
                  {t(`moves.${move}`)}
                </Button>
              ),
          )}
        </Stack>
        <FoldedHistory
          kind={drafting.kind}
          uuid={drafting.keyOf(item)}
          entity={entity}
          renderBeside={(change) => (
            <PutBack
              {...change}
              item={item}
              send={async (before) => {
                const { version = 0 } = item;
                became(await drafting.change(drafting.keyOf(item), { ...before, version }), 'putBack');
              }}
            />
          )}
        />
        {asked && (
          <ConfirmDialog
            title={t(`ask.${asked}.title`, { title: isolated(titleOf(item)) })}
            confirm={t(`moves.${asked}`)}
            work={async () => became(await drafting.move(asked, item), asked)}
            onClose={() => setAsked(undefined)}
          >
            <p>{t(`ask.${asked}.text`)}</p>
          </ConfirmDialog>
        )}
      </div>
    );
  };
}

interface PutBackProps extends ChangeProps {
  item: object;
  send: (before: Values) => Promise<void>;
}

/** Nothing where a change has left no text, or where what was before is not known. */
function PutBack({ item, entry, history, send }: PutBackProps) {
  const { t } = useTranslation('drafted');
  const { day } = useFormat();
  const before = entry.action === 'UPDATE' ? asBefore(item, history, entry) : undefined;
  const { busy, failed, run } = useAttempt(send);
  if (!before || Object.keys(before).length === 0) return null;
  const label = t('putBack.button');
  return (
    <>
      <Button
        size="small"
        loading={busy}
        aria-label={t('putBack.label', { day: day(entry.logDate) })}
        onClick={() => run(before)}
      >
        {label}
      </Button>
      <AttemptFailed failure={failed} />
    </>
  );
}
