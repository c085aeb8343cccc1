import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '@/contract/accession';
import { useCountryName } from '@/entities/names/use-country-name';
import { useFormat } from '@/shared/ui/use-format';

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  justifyContent: 'space-between',
  '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

/** What is suggested, what kind of thing it is, and how many accessions stand behind it. */
export function SuggestionLine({ suggestion: { kind, key, label, count } }: { suggestion: Suggestion }) {
  const { t } = useTranslation('welcome');
  const { number } = useFormat();
  const countryName = useCountryName();
  const name = kind === 'country' ? countryName(key) : label;
  return (
    <Line>
      <bdi>{kind === 'taxon' ? <i lang="la">{name}</i> : name}</bdi>
      <small>
        {t(`kinds.${kind}`)}
        {count !== undefined && ` · ${number(count)}`}
      </small>
    </Line>
  );
}
