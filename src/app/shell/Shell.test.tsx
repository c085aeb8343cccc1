import { screen, within } from '@testing-library/react';
import { arrivedAt, heading, renderApp } from '../../../test/harness';

it('names the page, its menu entry and the document', async () => {
  const { user } = await renderApp('/c/');
  await heading('Crops');
  expect(document.title).toBe('Crops – PGR Portal');
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Passport data',
    'Crops',
    'Countries',
    'Institutes',
  ]);
  await user.click(menu.getByRole('link', { name: 'Institutes' }));
  await arrivedAt('/wiews');
});
