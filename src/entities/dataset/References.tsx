import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessionReference, DatasetDetails } from '@/contract/dataset';
import { isWiewsCode } from '@/contract/patterns';
import { allowedActions } from '@/contract/workflow';
import { useSession } from '@/session/use-session';
import { useWrite } from '@/shared/api/changes';
import { DetailOutcome } from '@/shared/detail/DetailOutcome';
import { Stack } from '@/shared/mui/Stack';
import { TextField } from '@/shared/mui/TextField';
import { AttemptFailed } from '@/shared/ui/AttemptFailed';
import { Button } from '@/shared/ui/Button';
import { useAttempt } from '@/shared/ui/use-attempt';
import { useFormat } from '@/shared/ui/use-format';
import { datasetApi } from './api';

const COLUMNS = ['instCode', 'acceNumb', 'genus', 'doi'] as const;

const written = (references: readonly AccessionReference[]): string =>
  references
    .map((each) =>
      COLUMNS.map((column) => each[column] ?? '')
        .join('\t')
        .trimEnd(),
    )
    .join('\n');

/** Lines of institute, number, genus and DOI; a line that says less is named. */
function read(text: string): { references: AccessionReference[]; wrong: number[] } {
  const references: AccessionReference[] = [];
  const wrong: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = line.split(/\t|;/).map((cell) => cell.trim());
    if (cells.every((cell) => cell === '') || cells[0]?.toUpperCase() === 'INSTCODE') continue;
    const [instCode = '', acceNumb = '', genus = '', doi = ''] = cells;
    if (doi === '' && (!isWiewsCode(instCode.toUpperCase()) || acceNumb === '')) wrong.push(at + 1);
    references.push({ instCode: instCode.toUpperCase(), acceNumb, genus, doi });
  }
  return { references, wrong };
}

/** Accessions of a dataset that the catalogue does not hold: they are kept by what they are called. */
export default function References({ item }: { item: DatasetDetails }) {
  const query = datasetApi.endpoints.datasetReferences.useQuery(item.uuid);
  return (
    <DetailOutcome query={query} name={item.uuid}>
      {(references) => <ReferencesForm key={item.version} item={item} references={references} />}
    </DetailOutcome>
  );
}

function ReferencesForm({ item, references }: { item: DatasetDetails; references: readonly AccessionReference[] }) {
  const { t } = useTranslation('dataset');
  const { number } = useFormat();
  const { authorities } = useSession();
  const write = useWrite();
  const before = written(references);
  const [typed, setTyped] = useState(before);
  const { uuid, version = 0 } = item;
  const mayEdit = allowedActions(item, authorities).includes('edit');
  const { references: named, wrong } = read(typed);
  const save = useAttempt(async () => {
    await write('PUT /dataset/:uuid/references', { params: { uuid }, body: { version, references: named } });
  });
  if (!mayEdit && references.length === 0) return null;
  return (
    <section aria-labelledby="references">
      <h2 id="references">{t('references.title')}</h2>
      <p>{t('references.how')}</p>
      <TextField
        fullWidth
        multiline
        minRows={4}
        maxRows={16}
        label={t('references.lines')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wrong.length > 0}
        helperText={
          wrong.length > 0
            ? t('references.wrong', {
                lines: wrong
                  .slice(0, 10)
                  .map((line) => number(line))
                  .join(', '),
              })
            : t('references.count', { count: named.length, shown: number(named.length) })
        }
        slotProps={{ htmlInput: { readOnly: !mayEdit, dir: 'ltr', spellCheck: false } }}
      />
      <AttemptFailed failure={save.failed} />
      {mayEdit && (
        <Stack direction="row" sx={{ marginBlock: 1.5 }}>
          <Button
            variant="outlined"
            loading={save.busy}
            disabled={typed === before || wrong.length > 0}
            onClick={() => save.run()}
          >
            {t('references.save')}
          </Button>
        </Stack>
      )}
    </section>
  );
}
