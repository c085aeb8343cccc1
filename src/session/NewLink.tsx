import { addressOf } from '@/routes/href';
import { permits } from '@/routes/route';
import { rowOf, type RouteName } from '@/routes/routes';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useText } from '@/shared/ui/text/use-text';
import { useSession } from './use-session';

interface Props {
  name: RouteName;
  /** Whose text `new` it says. */
  entity: string;
}

/** Leads to where something new is made, for those who may. */
export function NewLink({ name, entity }: Props) {
  const { authorities } = useSession();
  const text = useText(entity);
  if (!permits(rowOf(name).allow, authorities)) return null;
  return (
    <Button variant="contained" component={RouteLink} to={addressOf(name)}>
      {text(`${entity}:new`)}
    </Button>
  );
}
