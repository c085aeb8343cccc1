import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';
import { categoryName } from '@/entities/descriptor/codes';
import { TranslatedTitle } from '@/entities/publication/values/TranslatedTitle';
import { anchorOf } from './anchors';
import type { ListSection } from './numbered';

const Nav = styled('nav')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2),
  '& h2': { margin: theme.spacing(0, 0, 1), fontSize: '1.0625rem' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ol': { columnWidth: 300, columnGap: theme.spacing(4) },
  '& > ol > li': { marginBlockEnd: theme.spacing(1.5) },
  '& > ol > li > a': { fontWeight: 600 },
  '& li': { breakInside: 'avoid-column' },
  '& > ol > li:has(li:nth-of-type(12))': { breakInside: 'auto' },
  '& li li': { display: 'grid', gridTemplateColumns: '3em minmax(0, 1fr)', paddingBlock: 2 },
  '& .number': { fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
  '@media print': { border: 0, breakAfter: 'page', '& h2': { fontSize: '1.5rem' }, '& a': { color: 'inherit' } },
}));

/** What a descriptor list holds, each entry leading to its place on the page. */
export function Contents({ sections }: { sections: readonly ListSection[] }) {
  const { t } = useTranslation('descriptor-list');
  const nameOfCategory = categoryName.useName();
  return (
    <Nav aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {sections.map(({ number, category, entries }) => (
          <li key={category}>
            <a className="link link-hover" href={`#${anchorOf(number)}`}>
              {`${number} ${nameOfCategory(category)}`}
            </a>
            <ol>
              {entries.map((entry) => (
                <li key={entry.number}>
                  <span className="number">{entry.number}</span>
                  <a className="link link-hover" href={`#${anchorOf(entry.number)}`}>
                    <TranslatedTitle item={entry.descriptor} />
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
