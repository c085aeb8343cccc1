import { styled } from '@mui/material/styles';
import { categoryName } from '@/entities/descriptor/codes';
import { anchorOf } from './anchors';
import { DescriptorEntry } from './DescriptorEntry';
import type { ListSection } from './numbered';

const Part = styled('section')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: theme.spacing(2, 1),
  scrollMarginBlockStart: theme.spacing(1),
  '& h2': { margin: theme.spacing(0, 0, 0.5), fontSize: '1.25rem', breakAfter: 'avoid' },
}));

/** The descriptors of one category. */
export function SectionPart({ section: { number, category, entries } }: { section: ListSection }) {
  const id = anchorOf(number);
  const name = categoryName.useName()(category);
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{`${number} ${name}`}</h2>
      {entries.map((entry) => (
        <DescriptorEntry key={entry.number} {...entry} />
      ))}
    </Part>
  );
}
