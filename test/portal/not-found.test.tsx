import { screen, within } from '@testing-library/react';
import { arrivedAt, heading, renderApp } from '../harness/harness';
import { smallWorld } from '../harness/small-world';

const world = smallWorld();

test.each(['constructor', 'valueOf', '__proto__'])(
  'what is named like a part of every object is not found: %s',
  async (name) => {
    await renderApp(`/c/${name}`, { world });
    await heading('Not found');
  },
);

test('an address with a damaged filter leads to the same page without one', async () => {
  await renderApp('/a/map/vXXXX', { world });
  const [told] = await screen.findAllByText('This filter code is damaged: it cannot be read.');
  const outcome = told?.parentElement;
  expect(within(outcome as HTMLElement).getByRole('link')).toHaveAttribute('href', '/a/map');
});

test.each([
  ['/wiews/cze122', '/wiews/CZE122'],
  ['/iso3166/eth', '/iso3166/ETH'],
  ['/t/triticum', '/t/Triticum'],
  ['/t/TRITICUM', '/t/Triticum'],
  ['/c/Wheat', '/c/wheat'],
])('%s leads to %s', async (typed, usual) => {
  await renderApp(typed, { world });
  await arrivedAt(usual);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Not found');
});
