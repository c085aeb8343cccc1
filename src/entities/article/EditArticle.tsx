import { Suspense } from 'react';
import { editorAddress } from '@/routes/href';
import { permits } from '@/routes/route';
import { rowOf } from '@/routes/routes';
import { useSession } from '@/session/use-session';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

const EditLink = lazyPart(() => import('@/shared/detail/EditLink'));

export const { editHref } = editorAddress('editArticle');

/** The step of its editor in which a text is written: English has none of its own. */
export const langOf = <L extends string>(lang: L): Exclude<L, 'en'> | undefined =>
  lang === 'en' ? undefined : (lang as Exclude<L, 'en'>);

/** Leads those who may write articles to an editor. */
export function EditArticle(props: { to: string; begins?: 'article' }) {
  const { authorities } = useSession();
  if (!permits(rowOf('editArticle').allow, authorities)) return null;
  return (
    <Suspense>
      <EditLink {...props} />
    </Suspense>
  );
}
