/** Fixed words of addresses, where a key of an item could stand: nothing can have one of them as its key. */
export const RESERVED_WORDS: readonly string[] = [
  'edit',
  'overview',
  'map',
  'ingest',
  'select',
  'bulk',
  'list',
  'filter',
  'ris',
  'parse',
  'new',
  'none',
];
