import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Suggestion } from '@/contract/accession';
import type { AccessionFilter } from '@/contract/accession-filter';
import { accessionApi } from '@/entities/accession/api';
import { accessionList } from '@/entities/accession/list';
import { accessionsPath } from '@/entities/accession/openable-list';
import { useCountryName } from '@/entities/names/use-country-name';
import { doiHref, href } from '@/routes/href';
import { useOpenFilter } from '@/shared/list/use-open-filter';
import { useFormat } from '@/shared/ui/use-format';

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  justifyContent: 'space-between',
  '& small': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

/** What is suggested, what kind of thing it is, and how many accessions stand behind it. */
function SuggestionLine({ suggestion: { kind, key, label, count } }: { suggestion: Suggestion }) {
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

/** Where a suggestion leads: to the page of the thing, or to the accessions of a taxon. */
function suggestionTarget({ kind, key }: Suggestion): string | AccessionFilter {
  switch (kind) {
    case 'accession':
      return href('accession', { uuid: key });
    case 'doi':
      return doiHref(key) ?? { doi: [key] };
    case 'crop':
      return href('crop', { shortName: key });
    case 'institute':
      return href('institute', { wiewsCode: key });
    case 'country':
      return href('country', { isoCode: key });
    case 'taxon':
      return { taxonomy: { genusSpecies: [key] } };
  }
}

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  maxWidth: 760,
  marginInline: 'auto',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.07)',
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& > div': { flex: 1, minWidth: 0 },
  '& input': {
    font: 'inherit',
    fontSize: '1rem',
    width: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    padding: theme.spacing(2, 2.5),
    outline: 'none',
  },
  '& button': { borderStartStartRadius: 0, borderEndStartRadius: 0, paddingInline: theme.spacing(3) },
  '& ul': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    zIndex: theme.zIndex.appBar,
    margin: theme.spacing(0.75, 0, 0),
    padding: theme.spacing(0.75),
    listStyle: 'none',
    textAlign: 'start',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[6],
  },
  '& li': { padding: theme.spacing(1, 1.5), borderRadius: 6, cursor: 'pointer' },
  '& li.Mui-focused': { backgroundColor: theme.vars.palette.tint },
}));

const MIN_TYPED = 2;

/** One box for names, numbers, DOIs and places; suggestions lead to the thing itself, Enter searches the catalogue. */
export function SearchBox() {
  const { t } = useTranslation('welcome');
  const navigate = useNavigate();
  const { open, opening } = useOpenFilter(accessionList, accessionsPath);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const { currentData = [] } = accessionApi.endpoints.accessionSuggestions.useQuery(sought, {
    skip: sought.length < MIN_TYPED,
  });
  const options = sought.length < MIN_TYPED ? [] : currentData;

  const choose = (suggestion: Suggestion) => {
    const target = suggestionTarget(suggestion);
    if (typeof target === 'string') void navigate(target);
    else void open(target);
  };
  const submit = () => {
    // Not what is sought: suggestions may lag behind the keys.
    const text = typed.trim();
    const doi = doiHref(text);
    if (doi) void navigate(doi);
    else if (text) void open({ _text: text });
    else void navigate(href('accessions', {}));
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, popupOpen } = useAutocomplete({
    id: 'search',
    options,
    value: null,
    inputValue: typed,
    freeSolo: true,
    filterOptions: (all) => all,
    getOptionLabel: (option: string | Suggestion) => (typeof option === 'string' ? option : option.label),
    getOptionKey: (option: string | Suggestion) =>
      typeof option === 'string' ? option : `${option.kind} ${option.key}`,
    onInputChange: (_, value, reason) => reason === 'input' && setTyped(value),
    onChange: (_, value) => {
      if (value && typeof value !== 'string') choose(value);
    },
  });
  const shown = groupedOptions as Suggestion[];

  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div {...getRootProps()}>
        <input
          {...getInputProps()}
          type="search"
          enterKeyHint="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
        />
      </div>
      <Button type="submit" variant="contained" loading={opening}>
        {t('search.button')}
      </Button>
      {popupOpen && shown.length > 0 && (
        <ul {...getListboxProps()} aria-label={t('search.suggestions')}>
          {shown.map((suggestion, index) => {
            const { key, ...option } = getOptionProps({ option: suggestion, index });
            return (
              <li key={key} {...option}>
                {/* Texts that are still loading must not take the whole page, and with it the focus, away. */}
                <Suspense fallback={suggestion.label}>
                  <SuggestionLine suggestion={suggestion} />
                </Suspense>
              </li>
            );
          })}
        </ul>
      )}
    </Form>
  );
}
