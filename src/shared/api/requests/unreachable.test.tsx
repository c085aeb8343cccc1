import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../../../test/harness/harness';
import { setServer } from '../server-address';

afterEach(() => setServer('')); // later files of this process have the server beside the page

/** As a browser sees a server elsewhere: what is not for this page cannot be read, that there is an answer can be seen. */
const elsewhere = (mayRead: boolean) =>
  http.all('https://api.example/*', ({ request }) =>
    request.mode === 'no-cors' || (mayRead && request.url.includes('/.well-known/'))
      ? HttpResponse.json({})
      : HttpResponse.error(),
  );

test.each([
  [
    'that the server does not know is told so',
    false,
    'This address (http://localhost) is not registered with api.example. Ask its operators to allow it.',
  ],
  [
    'that it knows is told of the connection',
    true,
    'The server cannot be reached. Check your connection, then try again.',
  ],
])('an address %s', async (_, mayRead, sentence) => {
  await renderApp('/partners', { config: { API_URL: 'https://api.example' }, handlers: [elsewhere(mayRead)] });
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
});
