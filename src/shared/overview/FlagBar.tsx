import { styled } from '@mui/material/styles';
import type { ChartData } from '@/shared/charts/chart';
import { Said } from '@/shared/charts/Said';
import { useShare } from '@/shared/charts/use-share';
import { useTermName } from '@/shared/charts/use-term-name';
import { BARE_BUTTON } from '@/shared/ui/bare-button';
import { useFormat } from '@/shared/ui/use-format';

const Item = styled('li')(({ theme }) => ({
  breakInside: 'avoid',
  '& h3': { margin: 0, fontFamily: 'inherit', fontSize: '0.875rem', letterSpacing: 0 },
  '& .stack': { display: 'flex', gap: 1, height: 8, marginBlock: 4, borderRadius: 4, overflow: 'hidden' },
  '& .stack > span': { minWidth: 2, printColorAdjust: 'exact' },
  '& .true': { backgroundColor: theme.vars.palette.primary.light },
  '& .false': { backgroundColor: theme.vars.palette.meter },
  '& .missing': {
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.controlLine} 0 1px, transparent 1px 5px)`,
  },
  '& .answers': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 1), marginInline: -6 },
  '& .answer': {
    ...BARE_BUTTON,
    position: 'relative',
    padding: theme.spacing(0.5, 0.75),
    borderRadius: 4,
    '& i': { color: theme.vars.palette.text.secondary },
  },
  '& button.answer': { cursor: 'pointer', '&:hover': { backgroundColor: theme.vars.palette.tint } },
  '& .key': {
    display: 'inline-block',
    width: 10,
    height: 10,
    marginInlineEnd: 6,
    borderRadius: 2,
    printColorAdjust: 'exact',
  },
  '& [aria-pressed="true"]': { backgroundColor: theme.vars.palette.tint, fontWeight: 600 },
  '& .share': { color: theme.vars.palette.text.secondary },
}));

const kindOf = (key: string) => (key === 'true' || key === 'false' ? key : 'missing');

/** One question: its answers as parts of one bar, each of which is a button beneath it. */
export function FlagBar({ of, title, terms, whole }: ChartData) {
  const { number } = useFormat();
  const share = useShare();
  const nameOf = useTermName({ of, whole });
  return (
    <Item>
      <h3>{title}</h3>
      <div className="stack" aria-hidden="true">
        {terms.map(({ key, count }) => (
          <span key={key} className={kindOf(key)} style={{ flex: count }} />
        ))}
      </div>
      <div className="answers">
        {terms.map((term) => {
          const { key, label, count, rest, chosen = false, onToggle } = term;
          const inside = (
            <>
              <span className={`key ${kindOf(key)}`} />
              {rest ? <i>{label}</i> : label} {number(count)} <span className="share">{share(count, whole)}</span>
            </>
          );
          return onToggle ? (
            <button key={key} type="button" className="answer" aria-pressed={chosen} onClick={onToggle}>
              <Said as={`${title}. ${nameOf(term)}`}>{inside}</Said>
            </button>
          ) : (
            <span key={key} className="answer">
              {inside}
            </span>
          );
        })}
      </div>
    </Item>
  );
}
