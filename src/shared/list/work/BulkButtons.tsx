import { Button } from '@/shared/ui/controls/Button';
import { useText } from '@/shared/ui/text/use-text';
import type { RowActions } from '../definition';
import { namespacesOf } from './row-actions';

/** What can be done with chosen rows: a button where it is allowed with one of them at least. */
export default function BulkButtons<T>({ rows, actions }: { rows: readonly T[]; actions: RowActions<T> }) {
  const text = useText(...namespacesOf(actions.all));
  return actions.all.map(
    (action) =>
      'bulk' in action &&
      action.bulk &&
      rows.some(action.allowed) && (
        <Button key={action.name} variant="outlined" onClick={() => actions.begin(action, rows)}>
          {text(action.bulk)}
        </Button>
      ),
  );
}
