import { useTranslation } from 'react-i18next';
import { TextField } from '@/shared/mui/TextField';
import { useIsolated } from '../text/use-isolated';

interface Props {
  word: string;
  value: string;
  onChange: (typed: string) => void;
}

const AS_TYPED = { htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'off' } };

/** Where a word is typed before something is done. */
export default function TypedWord({ word, value, onChange }: Props) {
  const { t } = useTranslation();
  const isolated = useIsolated();
  return (
    <TextField
      fullWidth
      label={t('typeWord', { word: isolated(word) })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
      slotProps={AS_TYPED}
    />
  );
}
