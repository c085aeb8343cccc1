import { screen } from '@testing-library/react';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { smallWorld } from '../../../test/harness/small-world';

test('a genus shown in a column leads to its page', async () => {
  const { user } = await renderApp('/a?size=25&columns=taxonomy.genus', { world: smallWorld() });
  const [link] = await screen.findAllByRole('link', { name: 'Zea' });
  await user.click(link as HTMLElement);
  await arrivedAt('/t/Zea');
  await heading('Zea');
});
