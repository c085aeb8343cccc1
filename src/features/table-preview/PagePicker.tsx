import { useId, useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { controlStyle } from '@/shared/ui/control-style';
import { useFormat } from '@/shared/ui/use-format';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& span, & label': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1) },
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& input': { ...controlStyle(theme), padding: theme.spacing(0.5, 1), width: '6em' },
  '& p': { margin: 0, width: '100%', color: theme.vars.palette.error.main },
  '@media print': { display: 'none' },
}));

interface Props {
  /** From 0. */
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** To the page before, the next one, or any: a thousand pages are not turned one by one. */
export function PagePicker({ page, pages, onGo }: Props) {
  const { t } = useTranslation(['table-preview', 'ui']);
  const { number } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const jump = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
    const fits = wanted >= 1 && wanted <= pages;
    setWrong(!fits);
    if (!fits) return;
    setTyped('');
    onGo(wanted - 1);
  };
  return (
    <Nav aria-label={t('ui:list.pages')}>
      <span>
        <Button variant="outlined" size="small" disabled={page === 0} onClick={() => onGo(page - 1)}>
          {t('ui:list.previous')}
        </Button>
        {t('ui:list.pageOf', { page: number(page + 1), pages: number(pages) })}
        <Button variant="outlined" size="small" disabled={page + 1 >= pages} onClick={() => onGo(page + 1)}>
          {t('ui:list.next')}
        </Button>
      </span>
      <form noValidate onSubmit={jump}>
        <label>
          {t('goToPage')}
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={wrong}
            aria-describedby={wrong ? id : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="submit" variant="outlined" size="small">
          {t('go')}
        </Button>
        {wrong && (
          <p id={id} role="alert">
            {t('noSuchPage', { pages: number(pages) })}
          </p>
        )}
      </form>
    </Nav>
  );
}
