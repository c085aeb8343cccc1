import { styled } from '@mui/material/styles';
import { Trans } from 'react-i18next';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';

const Note = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 2.5),
  padding: theme.spacing(1.25, 2),
  borderRadius: 8,
  borderInlineStart: `4px solid ${theme.vars.palette.highlight}`,
  backgroundColor: theme.vars.palette.tint,
}));

/** The record is no longer kept; another one took its place. */
export function ArchivedNote({ newCode }: { newCode: string }) {
  const name = useInstituteName([newCode])(newCode);
  return (
    <Note>
      <Trans
        ns="institute"
        i18nKey="replacedBy"
        values={{ name }}
        components={{ to: <RouteLink underline="always" to={href('institute', { wiewsCode: newCode })} /> }}
      />
    </Note>
  );
}
