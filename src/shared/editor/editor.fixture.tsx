import { useMemo } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { array, object, string } from 'yup';
import common from '../../../locales/en/common.json';
import editorTexts from '../../../locales/en/editor.json';
import form from '../../../locales/en/form.json';
import ui from '../../../locales/en/ui.json';
import { LanguageRouter } from '@/app/language/LanguageRouter';
import { RouteContext } from '@/routes/hooks/use-route';
import { api } from '@/shared/api/api';
import { failure, type Failure } from '@/shared/api/failure';
import { neededText } from '@/shared/form/schemas';
import { TextInput } from '@/shared/form/TextInput';
import { notices } from '@/shared/ui/outcomes/notices';
import type { Values } from './conflict';
import type { Access, EditorDefinition } from './definition';
import { editorScreen } from './editor-screen';

interface Item {
  uuid: string;
  version: number;
  title: string;
  source: string | null;
  note: string | null;
  lastModifiedBy?: string;
  lastModifiedDate?: string;
}

/** What a server keeps: one item, and what it was sent. */
export const server: { kept: Item | undefined; refusal: Failure | undefined; sent: Values[]; access: Access } = {
  kept: undefined,
  refusal: undefined,
  sent: [],
  access: { may: true },
};

export const put = (change: Values, by: string) => {
  if (!server.kept) throw failure(404);
  server.kept = {
    ...server.kept,
    ...change,
    version: server.kept.version + 1,
    lastModifiedBy: by,
    lastModifiedDate: '2026-11-22T10:00:00Z',
  };
  return server.kept;
};

const held = (empty: Values, item: object | undefined): Values =>
  Object.fromEntries(Object.entries(empty).map(([name, none]) => [name, (item as Values | undefined)?.[name] ?? none]));

const definition: EditorDefinition<Item> = {
  entity: 'sample',
  titleOf: ({ title }) => title,
  schema: object({
    title: neededText(20),
    source: string().ensure(),
    note: string().ensure(),
    crops: array(),
  }),
  keyOf: ({ uuid }) => uuid,
  editHref: (key, step) => ['/x', key, 'edit', step].filter(Boolean).join('/'),
  endpoint: {
    useQuery: () => ({
      ...(server.kept ? { currentData: server.kept } : { error: failure(404) }),
      refetch: () => undefined,
    }),
  },
  saving: {
    create: (body) => {
      server.sent.push(body);
      server.kept = { uuid: '1', version: 1, title: '', source: null, note: null, ...body };
      return Promise.resolve(server.kept);
    },
    change: (_, body) => {
      server.sent.push(body);
      if (server.refusal) return Promise.reject(server.refusal);
      const { version, ...change } = body;
      return version === server.kept?.version ? Promise.resolve(put(change, 'Ann')) : Promise.reject(failure(409));
    },
    fetch: () => Promise.resolve(server.kept as Item),
  },
  useAccess: () => server.access,
  missingOn: ({ note }) => (note ? [] : ['more']),
  steps: [
    {
      name: 'edit',
      form: {
        valuesOf: (item) => held({ title: '', source: '' }, item),
        Fields: () => (
          <>
            <TextInput name="title" label="Title" />
            <TextInput name="source" label="Source" />
          </>
        ),
      },
    },
    {
      name: 'more',
      form: { valuesOf: (item) => held({ note: '' }, item), Fields: () => <TextInput name="note" label="Note" /> },
    },
    { name: 'review', Body: ({ item }) => <p>Seen: {item.title}</p> },
  ],
};

const Screen = editorScreen(definition);
const sample = {
  new: 'A new one',
  steps: { edit: 'About', more: 'More', review: 'Review' },
  fields: { title: 'Title', source: 'Source', note: 'Note' },
};

function Page() {
  const { pathname } = useLocation();
  const [, area, uuid, , step] = pathname.split('/');
  const match = useMemo(
    () => ({ name: 'subset' as const, params: { ...(uuid !== 'new' && uuid && { uuid }), ...(step && { step }) } }),
    [uuid, step],
  );
  if (area !== 'x') return <h1>Elsewhere</h1>;
  return (
    <RouteContext value={match}>
      <Screen key={pathname} />
    </RouteContext>
  );
}

const instance = i18next.createInstance();
/** A fresh item and an empty tab before each test. */
export function beginAnew() {
  beforeAll(() =>
    instance.use(initReactI18next).init({
      lng: 'en',
      defaultNS: 'common',
      resources: { en: { common, editor: editorTexts, form, ui, sample } },
    }),
  );
  beforeEach(() => {
    server.kept = { uuid: '1', version: 4, title: 'Core', source: null, note: null };
    server.refusal = undefined;
    server.sent = [];
    server.access = { may: true, person: 'ann' };
  });
  afterEach(() => sessionStorage.clear());
}

export function open(path: string) {
  window.history.replaceState(window.history.state, '', path);
  const store = configureStore({
    reducer: { notices, [api.reducerPath]: api.reducer },
    middleware: (usual) => usual().concat(api.middleware),
  });
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={instance}>
        <LanguageRouter permitted={['en']} settled>
          <Page />
        </LanguageRouter>
      </I18nextProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), ...view };
}

export const field = (name: string) => screen.findByRole('textbox', { name });
export const press = (name: string) => screen.getByRole('button', { name });
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const here = () => window.location.pathname;

export async function type(user: ReturnType<typeof userEvent.setup>, name: string, words: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, words);
}
