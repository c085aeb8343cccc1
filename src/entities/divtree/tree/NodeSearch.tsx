import { Button } from '@/shared/ui/controls/Button';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { controlStyle } from '@/shared/ui/controls/control-style';
import { useFormat } from '@/shared/ui/format/use-format';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& input': {
    ...controlStyle(theme),
    flex: '1 1 200px',
    maxWidth: 340,
    minWidth: 0,
    padding: theme.spacing(0.75, 1.5),
    [theme.breakpoints.down('sm')]: { flexBasis: '100%', maxWidth: 'none' },
  },
  '& span': { color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

interface Props {
  text: string;
  /** In the order of the tree. */
  found: readonly string[];
  active: string;
  onText: (text: string) => void;
  onGo: (id: string) => void;
}

/** Finds nodes by their names, and goes from one to the next; what is closed above them is opened. */
export function NodeSearch({ text, found, active, onText, onGo }: Props) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const at = found.indexOf(active);
  const go = (step: 1 | -1) => {
    const from = at < 0 && step < 0 ? 0 : at;
    const id = found.at((from + step) % found.length);
    if (id) onGo(id);
  };
  const count = found.length;
  const status = () => {
    if (!text.trim()) return '';
    if (count === 0) return t('search.none');
    if (at < 0) return t('search.found', { count, shown: number(count) });
    return t('search.place', { place: number(at + 1), total: number(count) });
  };
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) go(1);
      }}
    >
      <input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Button variant="outlined" disabled={count === 0} onClick={() => go(-1)}>
        {t('search.previous')}
      </Button>
      <Button type="submit" variant="outlined" disabled={count === 0}>
        {t('search.next')}
      </Button>
      <span role="status">{status()}</span>
    </Form>
  );
}
