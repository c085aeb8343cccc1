import { Navigate } from 'react-router-dom';
import { addressOf } from '@/routes/href';
import { useRoute } from '@/routes/hooks/use-route';
import { asFailure } from '@/shared/api/failure';
import type { CustomDetail, EntityDetailDefinition } from './definition';
import { DetailOutcome } from './outcome/DetailOutcome';
import { EntityDetail } from './EntityDetail';

/** The screen of an address that names one item. */
export function detailScreen<T, S>(definition: EntityDetailDefinition<T, S> | CustomDetail<T>) {
  const { endpoint, param = 'uuid', keyOf = String, usualForm = String, prefetched } = definition;
  return function DetailScreen() {
    const { name, params } = useRoute() ?? {};
    const value = params?.[param] ?? '';
    const key = keyOf(value);
    const query = endpoint.useQuery(key);
    const isAbsent = query.error !== undefined && asFailure(query.error).status === 404;
    const found = query.currentData && definition.ownValue?.(query.currentData);
    const usual = found ?? (isAbsent ? usualForm(value) : value);
    if (name && usual !== value) return <Navigate replace to={addressOf(name, { ...params, [param]: usual })} />;
    return (
      <DetailOutcome query={query} name={key} prefetched={prefetched}>
        {(item) =>
          'Page' in definition ? <definition.Page item={item} /> : <EntityDetail definition={definition} item={item} />
        }
      </DetailOutcome>
    );
  };
}
