import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { grouped } from '@/contract/grouped';
import type { L10nEntity } from '@/contract/l10n/l10n';
import { catalogueChanged } from '@/shared/api/changes';
import { isFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { failureText } from '@/shared/form/failure-text';
import { isSame, type TextChange } from './texts-table';

/** Sends translations, each thing by one call with all its texts, as its rows were when they were read. */
export function useSendTexts(entity: L10nEntity, to: ContentLanguage) {
  const { t } = useTranslation('l10n');
  const form = useTranslation('form');
  const dispatch = useApiDispatch();
  const isStopped = useRef(false);
  const [state, setState] = useState<{ done: number; all: number }>();
  const [wasStopped, setStopped] = useState(false);

  /** What became of each. */
  const send = async (changes: readonly TextChange[]): Promise<string[]> => {
    isStopped.current = false;
    setStopped(false);
    const said = new Map<TextChange, string>();
    const things = grouped(
      changes.filter((each) => !isSame(each)),
      ({ row }) => row,
    );
    let done = 0;
    for (const [{ key, version }, wanted] of things) {
      if (isStopped.current) break;
      setState({ done, all: things.size });
      const texts = Object.fromEntries(wanted.map(({ name, next }) => [name, next]));
      const params = { entity, key, lang: to };
      let became = t('elsewhere.saved');
      try {
        await sendPastStore('PUT /l10n/:entity/:key/:lang', { params, body: { version, texts } });
      } catch (fault) {
        if (!isFailure(fault)) throw fault;
        became = failureText(fault, form.t);
      }
      for (const each of wanted) said.set(each, became);
      done += 1;
    }
    setState(undefined);
    setStopped(done < things.size);
    dispatch(catalogueChanged());
    return changes.map((each) => said.get(each) ?? t(isSame(each) ? 'elsewhere.kept' : 'elsewhere.notSent'));
  };
  return { state, wasStopped, send, stop: () => (isStopped.current = true) };
}
