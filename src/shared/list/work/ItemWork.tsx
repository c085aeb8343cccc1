import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Stack } from '@/shared/mui/Stack';
import { Button } from '@/shared/ui/controls/Button';
import { Link } from '@/shared/ui/controls/Link';
import { useText } from '@/shared/ui/text/use-text';
import type { RowAction, RowsDefinition, RowWork } from '../definition';
import { namespacesOf } from './row-actions';
import RunWork from './RunWork';

interface Props<T extends object> {
  definition: RowsDefinition<T>;
  actions: readonly RowAction<T>[];
  item: T;
  /** The address of the list, where what removes the item leads to. */
  list: string;
}

/** What can be done with a row of a list, as buttons on its own page. */
export function ItemWork<T extends object>({ definition, actions, item, list }: Props<T>) {
  const text = useText(...namespacesOf(actions));
  const navigate = useNavigate();
  const [asked, setAsked] = useState<RowWork<T>>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {actions
        .filter(({ allowed }) => allowed(item))
        .map((action) =>
          'to' in action ? (
            <Button key={action.name} variant="contained" component={Link} to={action.to(item)}>
              {text(action.label)}
            </Button>
          ) : (
            <Button
              key={action.name}
              variant="outlined"
              color={action.harmless ? 'primary' : 'error'}
              onClick={() => setAsked(action)}
            >
              {text(action.label ?? '')}
            </Button>
          ),
        )}
      {asked && (
        <Suspense>
          <RunWork
            definition={definition}
            work={asked}
            rows={[item]}
            onDone={(ids) => {
              if (asked.removes && ids.size > 0) void navigate(list, { replace: true });
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
