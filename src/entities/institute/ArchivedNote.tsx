import { Trans } from 'react-i18next';
import { useInstituteName } from '@/entities/names/use-institute-name';
import { Note } from '@/entities/publication/Note';
import { href } from '@/routes/href';
import { RouteLink } from '@/shared/ui/RouteLink';

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
