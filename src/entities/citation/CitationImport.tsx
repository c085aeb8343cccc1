import { useState, type ClipboardEvent } from 'react';
import { Alert } from '@/shared/mui/Alert';
import { Button } from '@/shared/ui/controls/Button';
import { TextField } from '@/shared/mui/TextField';
import { useTranslation } from 'react-i18next';
import { CITATIONS_TEXT_MAX } from '@/contract/citation/citation';
import type { ParsedCitation, ParsedCitations } from '@/contract/citation/citation-schema';
import type { Partner } from '@/contract/reference/partner';
import { href } from '@/routes/href';
import { catalogueChanged } from '@/shared/api/changes';
import { isFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import type { FileKinds } from '@/shared/files/text-of-file';
import { PasteBox } from '@/shared/form/paste/PasteBox';
import { oneByOne } from '@/shared/list/work/row-actions';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { notify } from '@/shared/ui/outcomes/notices';
import { PlainTable } from '@/shared/ui/layout/PlainTable';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';

const FILES: FileKinds = { accept: ['.ris', '.bib', '.txt'], largest: CITATIONS_TEXT_MAX };

/** A publication that was read, by its place; `error`: why it was not added. */
type Found = ParsedCitation & { uuid: string; error?: string | undefined };

type Owner = Pick<Partner, 'uuid' | 'name'>;

interface Props {
  /** The data provider that the list names, where it names exactly one; another one can be chosen. */
  owner: Owner | undefined;
  /** Those that there are; undefined until they are known. */
  owners: readonly Owner[] | undefined;
  onClose: () => void;
}

/** Publications by DOI, from the clipboard or from a file: what was read is seen before any of it is added. */
export default function CitationImport({ owner: named, owners, onClose }: Props) {
  const { t } = useTranslation(['citation', 'common']);
  const { number, list } = useFormat();
  const dispatch = useApiDispatch();
  const [picked, setPicked] = useState(named?.uuid ?? '');
  const owner = owners?.find(({ uuid }) => uuid === picked);
  const [doi, setDoi] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<ParsedCitations>();
  const [found, setFound] = useState<readonly Found[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const show = (answer: ParsedCitations) => {
    const rows = answer.citations.map((each, at) => ({ ...each, uuid: String(at) }));
    setRead(answer);
    setFound(rows);
    setChosen(new Set(rows.filter(({ duplicate }) => !duplicate).map(({ uuid }) => uuid)));
    setProblem(rows.length === 0 ? t('import.none') : undefined);
  };
  const parse = useAttempt(async (given: string) =>
    show(await sendPastStore('POST /bibliography/parse', { body: { text: given } })),
  );
  const find = useAttempt(async () => {
    try {
      const citation = await sendPastStore('GET /bibliography/ris', { query: { doi: doi.trim() } });
      const { content } = await sendPastStore('POST /bibliography/list', {
        body: { _text: citation.doi ?? '' },
        query: { l: 10 },
      });
      const same = content.find((each) => each.doi?.toLowerCase() === citation.doi?.toLowerCase());
      show({
        citations: [{ citation, line: 1, unread: [], ...(same && { duplicate: same }) }],
        unreadable: [],
        unreadableCount: 0,
      });
    } catch (fault) {
      if (!isFailure(fault) || fault.status !== 404) throw fault;
      setProblem(t('import.notFound', { doi: doi.trim() }));
    }
  });
  const add = useAttempt(async () => {
    const wanted = found.filter(({ uuid }) => chosen.has(uuid));
    const outcomes = await oneByOne(wanted, ({ citation }) =>
      sendPastStore('POST /bibliography', {
        body: { ...citation, owner: { uuid: owner?.uuid ?? '' }, status: 'DRAFT' },
      }),
    ).finally(() => dispatch(catalogueChanged()));
    const wrong = new Map(outcomes.filter(({ ok }) => !ok).map(({ uuid, error }) => [uuid, error]));
    const count = wanted.length - wrong.size;
    if (count > 0) dispatch(notify({ key: 'citation:import.added', values: { count }, severity: 'success' }));
    if (wrong.size === 0) onClose();
    else
      setFound(wanted.filter(({ uuid }) => wrong.has(uuid)).map((each) => ({ ...each, error: wrong.get(each.uuid) })));
    setChosen(new Set(wrong.keys()));
  });
  const pasted = (event: ClipboardEvent) => {
    const isText = event.clipboardData.types.includes('text/plain');
    setProblem(isText ? undefined : t('import.unsupported'));
    if (!isText) event.preventDefault();
  };
  const toggle = (uuid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    setChosen(next);
  };
  const busy = parse.busy || find.busy || add.busy;
  const count = chosen.size;
  return (
    <DialogBox
      wide
      title={owner ? t('import.title', { owner: owner.name }) : t('import.button')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="contained" loading={add.busy} disabled={count === 0 || !owner} onClick={() => add.run()}>
            {t('import.add', { count, shown: number(count) })}
          </Button>
        </>
      }
    >
      <NativeSelect
        label={t('fields.owner')}
        value={picked}
        options={[
          { value: '', label: t('import.noOwner') },
          ...(owners ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
        ]}
        onChange={setPicked}
      />
      {!owner && <Alert severity="warning">{t('import.chooseOwner')}</Alert>}
      {owner && (
        <>
          <TextField label={t('fields.doi')} value={doi} onChange={({ target }) => setDoi(target.value)} />
          <div>
            <Button variant="outlined" disabled={busy || !doi.trim()} onClick={() => find.run()}>
              {t('import.find')}
            </Button>
          </div>
          <PasteBox label={t('import.text')} value={text} kinds={FILES} onPaste={pasted} onChange={setText} />
          <div>
            <Button variant="outlined" disabled={busy || !text.trim()} onClick={() => parse.run(text)}>
              {t('import.read')}
            </Button>
          </div>
        </>
      )}
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
      <AttemptFailed failure={parse.failed ?? find.failed ?? add.failed} />
      {found.length > 0 && (
        <PlainTable label={t('import.found', { count: found.length, shown: number(found.length) })}>
          <tbody>
            {found.map(({ uuid, citation, unread, duplicate, error }) => (
              <tr key={uuid}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={citation.title}
                    checked={chosen.has(uuid)}
                    onChange={() => toggle(uuid)}
                  />
                </td>
                <th scope="row" dir="auto">
                  {citation.title || '–'}
                </th>
                <td dir="auto">{[citation.authors?.join('; '), citation.year].filter(Boolean).join(' · ')}</td>
                <td dir="auto">
                  {error && <div>{error}</div>}
                  {duplicate && (
                    <div>
                      {t('import.duplicate')}{' '}
                      <RouteLink to={href('citation', { uuid: duplicate.uuid })}>{duplicate.title}</RouteLink>
                    </div>
                  )}
                  {unread.length > 0 && t('import.unread', { tags: list(unread) })}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {read && read.unreadableCount > 0 && (
        <p>
          {t('import.unreadable', {
            count: read.unreadableCount,
            shown: number(read.unreadableCount),
            lines: list(read.unreadable.slice(0, 10).map(({ line }) => number(line))),
          })}
        </p>
      )}
    </DialogBox>
  );
}
