import { oauthClientSchema } from '@/contract/oauth-client/oauth-client';
import { managedEditor } from '@/entities/managed/managed-editor';
import { oauthClientApi } from './api';
import { changeCuts, ChangeDialog } from './ChangeDialog';
import { ClientSecret } from './ClientSecret';

/** Where an application may be used, and how long its tokens live. Its secret nobody types. */
export const oauthClientEditor = {
  ...managedEditor({
    entity: 'oauth-client',
    line: 'PUT /oauthclient/:clientId',
    edit: 'editOauthClient',
    schema: oauthClientSchema,
    titleOf: ({ clientId }) => clientId,
    endpoint: oauthClientApi.endpoints.oauthClient,
    steps: [
      {
        name: 'edit',
        newFields: [{ kind: 'text', name: 'clientId', format: 'email' }],
        fields: [
          { kind: 'longText', name: 'description', rows: 2 },
          { kind: 'texts', name: 'origins', format: 'url' },
          { kind: 'texts', name: 'redirectPaths', format: 'url' },
          { kind: 'texts', name: 'logoutPaths', format: 'url' },
          { kind: 'checkbox', name: 'loopback' },
          { kind: 'number', name: 'accessTokenMinutes', min: 1, whole: true, half: true },
          { kind: 'number', name: 'refreshTokenDays', min: 1, whole: true, half: true },
        ],
      },
    ],
  }),
  beforeSaving: { asks: changeCuts, Dialog: ChangeDialog },
  Made: ClientSecret,
};
