import { useId, type ReactNode } from 'react';
import { styled } from '@/shared/ui/styled';
import { RouteLink } from '@/shared/ui/controls/RouteLink';

const Section = styled('section')(({ theme }) => ({
  marginBlockStart: theme.spacing(4),
  '& h2': { margin: theme.spacing(0, 0, 1.5), fontSize: '1.25rem' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: theme.spacing(1.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    position: 'relative',
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    breakInside: 'avoid',
  },
  '& li:hover': { backgroundColor: theme.vars.palette.tint },
  // The whole card leads there; the link is its name alone.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& .name': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.spacing(0, 1.5) },
  '& .figure, & p': { color: theme.vars.palette.text.secondary },
  '& p': { margin: theme.spacing(0.5, 0, 0), fontSize: '0.875rem' },
}));

export interface CardLink {
  key: string;
  to: string;
  name: string;
  /** What one finds there. */
  text: string;
  figure?: ReactNode;
}

/** Ways to pages, each with a line about it, beneath a heading; nothing where there is none. */
export function LinkCards({ title, links }: { title: string; links: readonly CardLink[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ key, to, name, text, figure }) => (
          <li key={key}>
            <div className="name">
              <RouteLink to={to} strong>
                {name}
              </RouteLink>
              {figure && <span className="figure">{figure}</span>}
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
