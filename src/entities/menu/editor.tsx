import { menuSchema } from '@/contract/content/menu-schema';
import { draftedEditor } from '@/entities/drafted/drafted-editor';
import { menuApi } from './api';
import { MenuFields } from './MenuFields';

/** A menu with all its items, in all their languages. */
export const menuEditor = draftedEditor({
  entity: 'menu',
  line: 'PUT /menu/:key',
  edit: 'editMenu',
  list: 'menus',
  schema: menuSchema,
  titleOf: ({ key }) => key,
  endpoint: menuApi.endpoints.menuDraft,
  steps: [
    {
      name: 'edit',
      newFields: [{ kind: 'text', name: 'key', format: 'key' }],
      fields: [],
      form: {
        valuesOf: (item) => ({ items: (item as { items?: object[] } | undefined)?.items ?? [] }),
        Fields: MenuFields,
      },
    },
  ],
});
