import { screen, waitFor } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { heading, renderApp } from '../../../test/harness/harness';

it('counts pages with consent only, without what was searched for', async () => {
  const sent = jest.spyOn(navigator, 'sendBeacon');
  const { user } = await renderApp('/no/page?q=secret', { world: emptyWorld() });
  await heading('Not found');
  expect(sent).not.toHaveBeenCalled();
  document.cookie = 'COOKIECOOKIE=true; Path=/';
  await user.click(screen.getByRole('button', { name: 'Reference' }));
  await user.click(screen.getByRole('link', { name: 'Countries' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [address, body] = sent.mock.calls[0] ?? [];
  expect(address).toBe('http://localhost/event');
  expect(JSON.parse(await (body as Blob).text())).toEqual({
    type: 'pageview',
    path: '/iso3166',
    title: 'Countries',
    language: 'en',
  });
});

it('never sends the token of an e-mailed link', async () => {
  const sent = jest.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  document.cookie = 'COOKIECOOKIE=true; Path=/';
  await renderApp('/profile/11111111-2222-4333-8444-555555555555/validate', { world: emptyWorld() });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [, body] = sent.mock.calls[0] ?? [];
  expect(JSON.parse(await (body as Blob).text())).toMatchObject({
    path: '/profile/{tokenUUID}/validate',
  });
});
