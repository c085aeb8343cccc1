import { activityPostSchema } from '@/contract/content/activity-post-schema';
import { draftedEditor, languageSteps } from '@/entities/drafted/drafted-editor';
import { activityPostEditingApi } from './editing-api';

/** A post in all its languages. */
export const activityPostEditor = draftedEditor({
  entity: 'activity-post',
  line: 'PUT /activitypost/:uuid',
  edit: 'editActivityPost',
  list: 'activityPosts',
  schema: activityPostSchema,
  titleOf: ({ title }) => title,
  endpoint: activityPostEditingApi.endpoints.activityPostDraft,
  steps: languageSteps({
    fields: [
      { kind: 'day', name: 'date', half: true },
      { kind: 'text', name: 'slug', format: 'key', half: true },
    ],
  }),
});
