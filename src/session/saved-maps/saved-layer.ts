import type { SavedMap } from '@/contract/account/session';

/** A saved map as this browser keeps it. */
export interface SavedLayer extends SavedMap {
  /** Whose account holds it too; nobody else sees it then. */
  account?: string;
}

export const SAVED_MAPS_KEY = 'savedMaps';

const NAME_LENGTH = 120;

const isCode = (value: unknown): value is string => typeof value === 'string' && /^v[\w-]+$/.test(value);
const isColour = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{6}$/i.test(value);

/** One layer out of a storage or an answer that anybody may have written; undefined where it names no filter. */
function readLayer(given: unknown): SavedLayer | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { filterCode, name, enabled, opacity, color, account } = given as Record<string, unknown>;
  if (!isCode(filterCode)) return undefined;
  const share = typeof opacity === 'number' && Number.isFinite(opacity) ? Math.min(1, Math.max(0, opacity)) : 1;
  return {
    filterCode,
    enabled: enabled !== false,
    opacity: share,
    ...(typeof name === 'string' && name.trim() !== '' && { name: name.slice(0, NAME_LENGTH) }),
    ...(isColour(color) && { color: color.toLowerCase() }),
    ...(typeof account === 'string' && { account }),
  };
}

/** A list of layers, each filter once; undefined for what is no list. */
export function readLayers(given: unknown): SavedLayer[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const layers = new Map<string, SavedLayer>();
  for (const layer of given.map(readLayer)) {
    if (layer && !layers.has(layer.filterCode)) layers.set(layer.filterCode, layer);
  }
  return [...layers.values()];
}

/** The text of the storage; undefined where it holds something else. */
export function readStored(text: string | null): SavedLayer[] | undefined {
  if (text === null) return [];
  try {
    return readLayers(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What is shown to somebody: what belongs to no account, or to their own. */
export const visibleTo = (layers: readonly SavedLayer[], account: string | undefined): SavedLayer[] =>
  layers.filter((layer) => layer.account === undefined || layer.account === account);

/**
 * This browser's layers put together with those of an account, none twice. The account's settings count; what it held
 * once and holds no more was removed elsewhere and goes. `missing` are those that the account is yet to be given.
 */
export function mergedWith(
  local: readonly SavedLayer[],
  held: readonly SavedMap[],
  account: string,
): { layers: SavedLayer[]; missing: SavedLayer[] } {
  const theirs = new Map((readLayers(held) ?? []).map((layer) => [layer.filterCode, layer]));
  const kept = local.filter((layer) => layer.account !== account || theirs.has(layer.filterCode));
  const layers = kept.map((layer) => {
    const found = theirs.get(layer.filterCode);
    return found && (layer.account === undefined || layer.account === account)
      ? { ...layer, ...found, account }
      : layer;
  });
  const known = new Set(layers.filter((layer) => layer.account === account).map(({ filterCode }) => filterCode));
  const others = new Set(layers.map(({ filterCode }) => filterCode));
  const added = [...theirs.values()].filter(({ filterCode }) => !known.has(filterCode) && !others.has(filterCode));
  return {
    layers: [...layers, ...added.map((layer) => ({ ...layer, account }))],
    missing: layers.filter((layer) => layer.account === undefined),
  };
}
