import { useRoute } from '@/routes/use-route';
import type { CustomDetail, EntityDetailDefinition } from './definition';
import { DetailOutcome } from './DetailOutcome';
import { EntityDetail } from './EntityDetail';

/** The screen of an address that names one item. */
export function detailScreen<T, S>(definition: EntityDetailDefinition<T, S> | CustomDetail<T>) {
  const { endpoint, param = 'uuid', keyOf = String } = definition;
  return function DetailScreen() {
    const key = keyOf(useRoute()?.params[param] ?? '');
    const query = endpoint.useQuery(key);
    return (
      <DetailOutcome query={query} name={key}>
        {(item) =>
          'Page' in definition ? <definition.Page item={item} /> : <EntityDetail definition={definition} item={item} />
        }
      </DetailOutcome>
    );
  };
}
