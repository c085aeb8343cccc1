import { useFormikContext } from 'formik';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CITATIONS_TEXT_MAX } from '@/contract/citation/citation';
import type { ReadCitation } from '@/contract/citation/citation-schema';
import { isDoi } from '@/contract/patterns';
import { href } from '@/routes/href';
import { isFailure } from '@/shared/api/failure';
import { sendPastStore } from '@/shared/api/send-past-store';
import { valuesOf } from '@/shared/form/fields/field-schema';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import { Alert } from '@/shared/mui/Alert';
import { TextField } from '@/shared/mui/TextField';
import { Button } from '@/shared/ui/controls/Button';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { AttemptFailed } from '@/shared/ui/dialogs/AttemptFailed';
import { useAttempt } from '@/shared/ui/dialogs/use-attempt';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText } from '@/shared/ui/text/use-text';
import { doiIn, readReference } from './read-reference';
import styles from './BeginCitation.module.css';

interface Known {
  uuid: string;
  title: string;
}

/** What became of a text: the publication that is there already, or what was filled in and what was not. */
interface Outcome {
  known?: Known;
  /** Names of fields. */
  filled?: readonly string[];
  kept?: readonly string[];
  /** Tags that have no place here. */
  unread?: readonly string[];
  /** Publications that the text has beside the first. */
  others?: number;
  /** It was looked for and is not found; it is filled in alone. */
  doi?: string;
  /** Read from a reference, whose parts are guessed. */
  guessed?: boolean;
  nothing?: boolean;
}

/** The publication of the catalogue that has a DOI. */
async function knownBy(doi: string): Promise<Known | undefined> {
  const { content } = await sendPastStore('POST /bibliography/list', { body: { _text: doi }, query: { l: 10 } });
  return content.find((each) => each.doi?.toLowerCase() === doi.toLowerCase());
}

/** What the server knows of a DOI; undefined where it does not find it. */
async function foundBy(doi: string): Promise<ReadCitation | undefined> {
  try {
    return await sendPastStore('GET /bibliography/ris', { query: { doi } });
  } catch (fault) {
    if (isFailure(fault) && fault.status === 404) return undefined;
    throw fault;
  }
}

/** Fills a new publication in from its DOI, from RIS, BibTeX or a reference. Nothing that was typed is replaced, nothing is saved. */
export default function BeginCitation({ fields }: { fields: readonly FieldDefinition[] }) {
  const { t } = useTranslation('citation');
  const { number } = useFormat();
  const { values, initialValues, setValues } = useFormikContext<Record<string, unknown>>();
  const [given, setGiven] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();

  /** Fills what is still as it was at the beginning. */
  const fill = (read: Partial<ReadCitation>): Pick<Outcome, 'filled' | 'kept'> => {
    const told = fields.filter(({ name }) => {
      const value = (read as Record<string, unknown>)[name];
      return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    });
    const next = valuesOf(told, read);
    const same = (name: string, one: object, other: object) =>
      JSON.stringify((one as Record<string, unknown>)[name]) ===
      JSON.stringify((other as Record<string, unknown>)[name]);
    const names = told.map(({ name }) => name);
    const open = names.filter((name) => same(name, values, initialValues));
    // What was typed while the server was asked stays, too.
    void setValues((now) => {
      const still = open.filter((name) => same(name, now, initialValues));
      return { ...now, ...Object.fromEntries(still.map((name) => [name, next[name]])) };
    });
    return { filled: open, kept: names.filter((name) => !open.includes(name) && !same(name, values, next)) };
  };

  const byDoi = async (doi: string, otherwise?: Partial<ReadCitation>): Promise<Outcome> => {
    const known = await knownBy(doi);
    if (known) return { known };
    const found = await foundBy(doi);
    if (found) return fill(found);
    return { ...fill({ ...otherwise, doi }), doi, guessed: otherwise !== undefined };
  };

  const read = useAttempt(async () => {
    const text = given.trim();
    if (!text) return;
    setOutcome(undefined);
    const doi = doiIn(text);
    if (doi !== undefined && isDoi(text)) return setOutcome(await byDoi(doi));
    const { citations } = await sendPastStore('POST /bibliography/parse', { body: { text } });
    const [first] = citations;
    if (first?.duplicate) return setOutcome({ known: first.duplicate });
    if (first) return setOutcome({ ...fill(first.citation), unread: first.unread, others: citations.length - 1 });
    const reference = readReference(text);
    if (reference?.doi) return setOutcome(await byDoi(reference.doi, reference));
    return setOutcome(reference ? { ...fill(reference), guessed: true } : { nothing: true });
  });

  const pasted = (event: ClipboardEvent) => {
    const isText = event.clipboardData.types.includes('text/plain');
    setProblem(isText ? undefined : t('import.unsupported'));
    if (!isText) event.preventDefault();
  };
  const pressed = (event: KeyboardEvent) => {
    // In a line by itself Enter reads; the form around is not sent by it.
    if (event.key !== 'Enter' || event.shiftKey || given.includes('\n')) return;
    event.preventDefault();
    read.run();
  };
  const tooLong = given.length > CITATIONS_TEXT_MAX;
  return (
    <section className={styles.begin} aria-label={t('begin.title')}>
      <TextField
        multiline
        fullWidth
        minRows={2}
        maxRows={10}
        label={t('begin.label')}
        value={given}
        error={tooLong}
        helperText={tooLong ? t('begin.tooLong', { limit: number(CITATIONS_TEXT_MAX) }) : t('begin.help')}
        onPaste={pasted}
        onKeyDown={pressed}
        onChange={({ target }) => setGiven(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
      />
      <div>
        <Button variant="outlined" loading={read.busy} disabled={!given.trim() || tooLong} onClick={() => read.run()}>
          {t('begin.read')}
        </Button>
      </div>
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
      <AttemptFailed failure={read.failed} />
      <div role="status">{outcome && <Told outcome={outcome} />}</div>
    </section>
  );
}

/** What was understood, and what is to be done about the rest. */
function Told({ outcome }: { outcome: Outcome }) {
  const { known, filled = [], kept = [], unread = [], others = 0, doi, guessed, nothing } = outcome;
  const { t } = useTranslation('citation');
  const text = useText('citation');
  const { list, number } = useFormat();
  const named = (names: readonly string[]) => list(names.map((name) => text(`citation:fields.${name}`)));
  if (known)
    return (
      <Alert severity="info">
        {t('import.duplicate')}{' '}
        <RouteLink to={href('editCitation', { uuid: known.uuid })} underline="always">
          <bdi>{known.title}</bdi>
        </RouteLink>
      </Alert>
    );
  if (nothing) return <Alert severity="warning">{t('import.none')}</Alert>;
  return (
    <Alert severity={doi === undefined ? 'success' : 'info'}>
      {doi !== undefined && <p>{t('import.notFound', { doi })}</p>}
      {filled.length > 0 && <p>{t('begin.filled', { fields: named(filled) })}</p>}
      {guessed && filled.length > 1 && <p>{t('begin.guessed')}</p>}
      {doi !== undefined && <p>{t('begin.rest')}</p>}
      {kept.length > 0 && <p>{t('begin.kept', { fields: named(kept) })}</p>}
      {unread.length > 0 && <p>{t('import.unread', { tags: list([...unread]) })}</p>}
      {others > 0 && <p>{t('begin.others', { count: others, shown: number(others), button: t('import.button') })}</p>}
    </Alert>
  );
}
