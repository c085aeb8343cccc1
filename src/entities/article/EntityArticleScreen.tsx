import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useRoute } from '@/routes/hooks/use-route';
import { asFailure } from '@/shared/api/failure';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { editorScreen } from '@/shared/editor/editor-screen';
import { editHref } from './EditArticle';
import { articleEditingApi } from './editing-api';
import { articleEditor } from './editor';

const NewArticle = editorScreen(articleEditor, () => useRoute()?.params);

/** The article of an item: that of this name, or a new one which knows its name and whom it is about. */
export default function EntityArticleScreen() {
  const { slug = '', lang } = useRoute()?.params ?? {};
  const query = articleEditingApi.endpoints.articleDraft.useQuery(slug);
  // What is wrong with a new one is told in its form, also once it is there.
  const [isNew, setIsNew] = useState(false);
  if (!isNew && query.error !== undefined && asFailure(query.error).status === 404) setIsNew(true);
  if (isNew) return <NewArticle />;
  return (
    <DetailOutcome query={query} name={slug}>
      {() => <Navigate replace to={editHref(slug, lang)} />}
    </DetailOutcome>
  );
}
