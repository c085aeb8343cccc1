import { useTranslation } from 'react-i18next';
import { inPartOf, type PartStanding, type Progress, type RequestStanding } from '@/contract/request/request-standing';
import { codeName, type CodeName } from '@/shared/ui/text/code-name';
import { Badge } from '@/shared/ui/layout/Badge';
import { useFormat } from '@/shared/ui/format/use-format';

/** Where a request stands, to whoever sent it. */
export const ownStanding = codeName('requests:states');
/** Where one genebank's part stands. */
export const partStandingName = codeName('requests:holderStates');

const toOthers = (code: string): string => (code === 'NOTVALIDATED' ? 'UNCONFIRMED' : code);

/** Where a request stands, to anybody else: it does not wait for their confirmation. */
export const requestStandingName: CodeName = {
  useName: () => {
    const name = ownStanding.useName();
    return (code) => name(toOthers(code));
  },
  Name: ({ code }) => <ownStanding.Name code={code && toOthers(code)} />,
};

interface Props {
  standing: RequestStanding | PartStanding;
  progress: Progress;
  name: CodeName;
}

/** Whoever looks at it may have to do something; the others end. */
const TONES: Readonly<Record<string, 'waits' | 'done'>> = {
  NOTVALIDATED: 'waits',
  WAITING_APPROVAL: 'waits',
  PENDING: 'waits',
  ANSWERED_IN_PART: 'waits',
  CONFIRMED: 'done',
};

/** Where something stands; what is done in part says how far. */
export function Standing({ standing, progress, name: { useName } }: Props) {
  const { t } = useTranslation('requests');
  const { number } = useFormat();
  const state = useName()(standing);
  const part = inPartOf(standing, progress);
  return (
    <Badge dense tone={TONES[standing]}>
      {part ? t('inPart', { state, done: number(part.done), all: number(part.all) }) : state}
    </Badge>
  );
}

/** In a file: the code, with how far. */
export function standingText(row: Progress & { standing: string }): string {
  const part = inPartOf(row.standing, row);
  return part ? `${row.standing} ${part.done}/${part.all}` : row.standing;
}
