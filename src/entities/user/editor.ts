import { ENABLED_LANGUAGES } from '@/contract/constants';
import { GRANTED_ROLES, userSchema } from '@/contract/account/user-account';
import { managedEditor } from '@/entities/managed/managed-editor';
import { userApi } from './api';

/** What administrators change of an account: its password only its owner sets. */
export const userEditor = managedEditor({
  entity: 'user',
  line: 'PUT /user/:uuid',
  edit: 'editUser',
  schema: userSchema,
  titleOf: ({ fullName }) => fullName,
  endpoint: userApi.endpoints.user,
  steps: [
    {
      name: 'edit',
      fields: [
        { kind: 'text', name: 'fullName' },
        { kind: 'text', name: 'email', format: 'email' },
        { kind: 'select', name: 'language', values: ENABLED_LANGUAGES, text: 'user:languages', half: true },
        { kind: 'day', name: 'lastDay', half: true },
        { kind: 'checkboxes', name: 'roles', values: GRANTED_ROLES, text: 'session:roles' },
      ],
    },
  ],
});
