import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { controlStyle } from '@/shared/ui/control-style';
import { withField } from './field-path';
import { useDraft } from './use-draft';

const Form = styled('form')(({ theme }) => ({
  paddingBlockEnd: theme.spacing(1.5),
  '@media print': { display: 'none' },
  '& input': {
    ...controlStyle(theme),
    width: '100%',
    padding: theme.spacing(1, 1.5),
  },
}));

interface Props<F extends object> {
  /** Nothing is sought while it is not known. */
  filter: F | undefined;
  onChange: (filter: F) => void;
}

const textOf = (filter: object = {}) => ('_text' in filter && typeof filter._text === 'string' ? filter._text : '');

/** Full text within the result; applied by Enter or by leaving the field. */
export function TextSearch<F extends object>({ filter, onChange }: Props<F>) {
  const { t } = useTranslation('ui');
  const applied = textOf(filter);
  const [draft, setDraft] = useDraft(applied);
  const apply = () => {
    if (filter && draft.trim() !== applied.trim()) onChange(withField(filter, '_text', draft.trim()));
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <input
        type="search"
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        disabled={!filter}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={apply}
      />
    </Form>
  );
}
