import { Suspense } from 'react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ContentLanguage } from '@/contract/constants';
import { writtenIn } from '@/contract/publication/text-in';
import { useMachineTranslation } from '@/shared/translate/machine-translation';
import type SuggestTranslation from '@/shared/translate/SuggestTranslation';
import { Button } from '@/shared/ui/controls/Button';
import { Badge } from '@/shared/ui/layout/Badge';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

const Suggest = lazyPart<typeof SuggestTranslation>(() => import('@/shared/translate/SuggestTranslation'));

interface Props {
  /** Where the text lies in the form. */
  name: string;
  label: string;
  language: ContentLanguage;
  source: string;
  text: string;
  change: (text: string) => void;
}

/** By the name of a text that a machine wrote and nobody has saved yet: what was there before. Formik forgets it with a save. */
type Marks = Readonly<Record<string, string>>;

/** Offers a translation of a text where that can be done, and says of what came that a machine wrote it. */
export const MachineTranslation = (props: Props) =>
  useMachineTranslation() && props.source !== '' && <Offered {...props} />;

function Offered({ name, label, language, source, text, change }: Props) {
  const { t } = useTranslation('translate');
  const { status, setStatus, values } = useFormikContext<{ language?: string | null }>();
  const marks = (status ?? {}) as Marks;
  const before = marks[name];
  const undo = () => {
    const { [name]: _gone, ...others } = marks;
    setStatus(others);
    change(before ?? '');
  };
  return (
    <>
      <Suspense>
        <Suggest
          source={source}
          from={writtenIn(values.language)}
          to={language}
          label={label}
          onTranslated={(translated) => {
            setStatus({ ...marks, [name]: before ?? text });
            change(translated);
          }}
        />
      </Suspense>
      <div role="status">
        {before !== undefined && text !== '' && (
          <>
            <Badge>{t('mark')}</Badge>{' '}
            <Button size="small" aria-label={`${t('undo')}: ${label}`} onClick={undo}>
              {t('undo')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
