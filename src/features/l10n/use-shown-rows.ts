import { useRef, useState } from 'react';
import type { ContentLanguage } from '@/contract/constants';
import type { L10nEntity, L10nFilter, L10nRow } from '@/contract/l10n/l10n';
import { catalogueChanged } from '@/shared/api/changes';
import { isFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import type { ListController } from '@/shared/list/screen/use-list-controller';
import type { SaveCell } from '@/shared/text-grid/use-cells';

interface Shown {
  /** The page that they are of. */
  of: string;
  rows: readonly L10nRow[];
  save: SaveCell;
}

/** As it was shown, with what an answer says of the language that it is about. */
const merged = (row: L10nRow, now: L10nRow): L10nRow => ({
  ...now,
  texts: now.texts.map((text) => ({
    ...text,
    in: { ...row.texts.find(({ name }) => name === text.name)?.in, ...text.in },
  })),
});

/**
 * The rows of the page as they were when it opened, with what was saved since: a text that is translated is no longer
 * missing, and would go from under the hands of whoever translates the next one. What is counted of all of them is asked anew with each.
 */
export function useShownRows(
  entity: L10nEntity,
  { page, busy, view }: ListController<L10nRow, L10nFilter>,
  to: ContentLanguage,
  languages: string,
): Shown | undefined {
  const dispatch = useApiDispatch();
  const of = [page?.filterCode, view.page, view.size, languages].join('|');
  const [shown, setShown] = useState<{ of: string; rows: readonly L10nRow[] }>();
  if (page && !busy && shown?.of !== of) setShown({ of, rows: page.content });

  /** Texts of one thing are saved one after the other, each with the version that the one before has made. */
  const versions = useRef(new Map<string, number>());
  if (!shown) return undefined;

  const take = (now: L10nRow) => {
    versions.current.set(now.key, now.version);
    setShown(
      (before) =>
        before && { ...before, rows: before.rows.map((row) => (row.key === now.key ? merged(row, now) : row)) },
    );
  };

  const save: SaveCell = async (key, name, text) => {
    const seen = shown.rows.find((row) => row.key === key)?.version ?? 0;
    const version = Math.max(seen, versions.current.get(key) ?? 0);
    try {
      const params = { entity, key, lang: to };
      take(await sendPastStore('PUT /l10n/:entity/:key/:lang', { params, body: { version, texts: { [name]: text } } }));
      dispatch(catalogueChanged());
    } catch (fault) {
      // What it says now is shown beside what was typed, which can then be saved over it.
      if (isFailure(fault) && fault.status === 409) {
        const asked = { params: { entity }, body: { key: [key] }, query: { lang: to } };
        for (const now of (await sendPastStore('POST /l10n/:entity/list', asked)).content) take(now);
      }
      throw fault;
    }
  };
  return { ...shown, save };
}
