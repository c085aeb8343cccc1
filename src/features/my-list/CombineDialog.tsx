import { useRef, useState } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { TextField } from '@/shared/mui/TextField';
import { useTranslation } from 'react-i18next';
import { MY_LIST_MAX } from '@/contract/constants';
import { lastResult } from '@/session/my-list/last-result';
import { useMyList } from '@/session/my-list/use-my-list';
import { useSavedLists } from '@/session/my-list/use-saved-lists';
import { isFailure } from '@/shared/api/failure';
import { useApiDispatch } from '@/shared/api/use-api-dispatch';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { ChoiceLabel } from '@/shared/ui/controls/ChoiceLabel';
import { useFormat } from '@/shared/ui/format/use-format';
import { codeIn, combined, type Operation, type OtherSide, type Preview } from './combine';
import { DialogBox } from '@/shared/ui/dialogs/DialogBox';
import { useCounted } from './use-counted';

const OPERATIONS = ['union', 'intersection', 'difference'] as const;
const LAST = 'last';
const LINK = 'link';

/** The list together with another one or with a filter: says what would come and go before it is done. */
export function CombineDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-list');
  const counted = useCounted();
  const { number } = useFormat();
  const { uuids, replace } = useMyList();
  const { lists } = useSavedLists().saved;
  const dispatch = useApiDispatch();
  const [last] = useState(lastResult);
  const [source, setSource] = useState(lists[0]?.id ?? (last ? LAST : LINK));
  const [operation, setOperation] = useState<Operation>('union');
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  /** The latest question: an answer to one before says nothing about what is chosen now. */
  const latest = useRef(0);
  const options = [
    ...lists.map(({ id, name, accessions }) => ({
      value: id,
      label: `${name || t('unnamed')} (${number(accessions.length)})`,
    })),
    ...(last ? [{ value: LAST, label: t('combine.last', counted(last.total)) }] : []),
    { value: LINK, label: t('combine.link') },
  ];
  const touch = () => {
    latest.current += 1;
    setBusy(false);
    setPreview(undefined);
    setProblem('');
  };

  const otherSide = (): OtherSide | undefined => {
    if (source === LAST) return { code: last?.code };
    const list = lists.find(({ id }) => id === source);
    if (list) return { uuids: list.accessions };
    const code = codeIn(link);
    return code === undefined ? undefined : { code: code || undefined };
  };
  const look = async () => {
    const other = otherSide();
    if (!other) {
      setProblem(t('combine.noLink'));
      return;
    }
    touch();
    setBusy(true);
    const mine = latest.current;
    try {
      const found = await combined(dispatch, uuids, operation, other);
      if (latest.current !== mine) return;
      if ('total' in found) setProblem(t('combine.tooMany', { total: number(found.total), max: number(MY_LIST_MAX) }));
      else setPreview(found);
    } catch (error) {
      if (latest.current === mine) setProblem(t('combine.failed', { message: isFailure(error) ? error.message : '' }));
    } finally {
      if (latest.current === mine) setBusy(false);
    }
  };
  // The list may have changed since, in another tab.
  const valid = preview?.of === uuids ? preview : undefined;
  const apply = () => {
    if (!valid) return;
    replace(valid.next);
    onClose();
  };
  return (
    <DialogBox
      title={t('combine.title')}
      onClose={onClose}
      onSubmit={() => (valid ? apply() : void look())}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="contained" type="submit" disabled={busy || (valid && valid.come + valid.go === 0)}>
            {valid ? t('combine.apply') : t('combine.preview')}
          </Button>
        </>
      }
    >
      <NativeSelect
        label={t('combine.with')}
        value={source}
        options={options}
        onChange={(value) => {
          setSource(value);
          touch();
        }}
      />
      {source === LINK && (
        <TextField
          label={t('combine.linkLabel')}
          value={link}
          error={problem !== ''}
          helperText={t('combine.linkHelp')}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
          onChange={(event) => {
            setLink(event.target.value);
            touch();
          }}
        />
      )}
      <div role="radiogroup" aria-labelledby="combine-operation">
        <div id="combine-operation">{t('combine.how')}</div>
        {OPERATIONS.map((name) => (
          <ChoiceLabel key={name}>
            <input
              type="radio"
              name="operation"
              checked={operation === name}
              onChange={() => {
                setOperation(name);
                touch();
              }}
            />
            {t(`combine.${name}`)}
          </ChoiceLabel>
        ))}
      </div>
      <div role="status">
        {problem && <p>{problem}</p>}
        {valid && (
          <p>
            {[
              t('combine.come', counted(valid.come)),
              t('combine.go', counted(valid.go)),
              t('combine.after', counted(valid.next.length)),
            ].join(' ')}
          </p>
        )}
      </div>
    </DialogBox>
  );
}
