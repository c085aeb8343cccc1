import { useEffect, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ListAddress } from '../address/list-address';
import type { BodyProps, EntityListDefinition } from '../definition';
import { firstPage } from '../first-page';
import type { ListPart } from './list-part';
import { EntityList } from '../screen/EntityList';

/** Of the address of the whole list, once that was chosen. */
const WHOSE = 'whose';
const ALL = 'all';

const useNone = (): readonly never[] => [];

/** The whole list keeps an address of its own, which no part takes the place of. */
const besideParts = ({ code, to }: ListAddress): ListAddress => ({
  code,
  to: (next, search) => {
    const params = new URLSearchParams(search);
    if (next) params.delete(WHOSE);
    else params.set(WHOSE, ALL);
    return to(next, params.toString());
  },
});

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  address: ListAddress;
  Body?: ComponentType<BodyProps<T, F>> | undefined;
}

/** A list whose bare address leads to the part that it opens on, where that has anything; else to all of it. */
export default function OpenOnPart<T extends object, F extends object>({ definition, address, Body }: Props<T, F>) {
  const { useParts = useNone } = definition;
  const parts: readonly ListPart<F>[] = useParts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const first = parts.find(({ opens }) => opens);
  const isOpen = first === undefined || address.code !== undefined || params.get(WHOSE) === ALL;
  const { currentData, error, isFetching } = definition.endpoint.useQuery(
    { filter: first?.filter ?? ({} as F), ...firstPage(definition) },
    // Others write meanwhile: what was there at the last visit does not decide.
    { skip: isOpen, refetchOnMountOrArgChange: true },
  );
  const isKnown = !isOpen && !isFetching && currentData !== undefined;
  const code = isKnown && currentData.totalElements > 0 ? currentData.filterCode : undefined;
  useEffect(() => {
    if (code !== undefined) void navigate(address.to(code, params.toString()), { replace: true });
  });
  const pending = !isOpen && (error === undefined || isFetching) && (!isKnown || code !== undefined);
  const at = parts.length > 0 ? besideParts(address) : address;
  return <EntityList definition={definition} address={{ ...at, pending }} Body={Body} />;
}
