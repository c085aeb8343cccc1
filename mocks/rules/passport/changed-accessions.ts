import { handedOn, type AccessionLayer, type AccessionService } from '../../data/accessions/service';

export const NO_LAYER: AccessionLayer = { records: [], removed: [] };

/** Accessions as they were changed. */
export interface ChangedAccessions extends AccessionService {
  /** Counted up when questions are answered from another layer than before. */
  readonly revision: number;
  /** Resolves when questions are answered from the layer as it is now. */
  settled(): Promise<void>;
}

interface Put {
  layer: AccessionLayer;
  owner: object;
  done: Promise<void>;
  /** Who asks waits for it: until then the service answers with what is somebody else's. */
  until: Promise<void>;
}

/** What a service answers from now: worlds of the same size share one service. */
const held = new WeakMap<AccessionService, Put>();

/** A service under a layer that is put whenever it is another one; questions amid that are answered from the former. */
export function changedAccessions(service: AccessionService, layerNow: () => AccessionLayer): ChangedAccessions {
  const owner = {};
  let revision = 0;

  const put = (layer: AccessionLayer, before: Put | undefined): Put => {
    const done = service.putLayer(layer).then(() => void (revision += 1));
    const until = before?.owner === owner ? before.until : done;
    const made = { layer, owner, done, until };
    held.set(service, made);
    done.catch(() => {
      if (held.get(service) === made) held.delete(service);
    });
    return made;
  };
  const current = (): Put | undefined => {
    const layer = layerNow();
    const now = held.get(service);
    return (now?.layer ?? NO_LAYER) === layer ? now : put(layer, now);
  };

  const answering = handedOn(
    async (method, args) => {
      const now = current();
      if (now) await now.until;
      const answer = service[method] as (...given: unknown[]) => Promise<unknown>;
      return answer(...args);
    },
    async function* download(...args) {
      await current()?.until;
      yield* service.download(...args);
    },
  );
  return Object.defineProperties(
    { ...answering, revision, settled: async () => current()?.done },
    { revision: { get: () => revision } },
  );
}
