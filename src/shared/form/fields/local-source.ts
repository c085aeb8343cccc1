import { useMemo } from 'react';
import { fold } from '@/contract/fold';
import type { Failure } from '@/shared/api/failure';
import type { RelationOption, RelationSource } from './field-definition';

interface All {
  /** In the order they are offered in; `words` are searched beside the label. */
  options: readonly (RelationOption & { words?: string })[];
  busy?: boolean;
  failure?: Failure | undefined;
}

/** A relation to something of which there are few, found here and not by the server. `useAll` is a hook. */
export const localSource = (useAll: () => All): RelationSource => ({
  useOptions: (query) => {
    const { options, busy = false, failure } = useAll();
    const found = useMemo(() => {
      const wanted = fold(query).split(/\s+/).filter(Boolean);
      return options.filter(({ label, value, hint, words }) => {
        const text = fold([label, value, hint, words].join(' '));
        return wanted.every((word) => text.includes(word));
      });
    }, [options, query]);
    return { options: found, busy, failure };
  },
  useNames: () => {
    const { options } = useAll();
    return useMemo(() => {
      const names = new Map(options.map(({ value, label }) => [value, label]));
      return (value) => names.get(value) ?? value;
    }, [options]);
  },
});
