import { act, screen, within } from '@testing-library/react';
import { heading, renderApp } from '../../../../test/harness/harness';
import { smallWorld } from '../../../../test/harness/small-world';

const print = (type: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(type)));

test.each([1280, 390])('at %i px every row of the page goes on paper, with where it comes from', async (width) => {
  Object.assign(window, { innerWidth: width });
  await renderApp('/a', { world: smallWorld() });
  await heading('10 accessions');
  await screen.findAllByText('01C0100001');
  if (width === 1280) await screen.findByRole('grid');
  expect(screen.queryByRole('table')).toBeNull();
  print('beforeprint');
  const table = screen.getByRole('table');
  const [head, ...rows] = within(table).getAllByRole('row');
  expect(rows).toHaveLength(10);
  expect(head).toHaveTextContent(/Accession number.*Biological status/);
  expect(within(table).queryByRole('checkbox')).toBeNull();
  expect(within(table).queryByRole('button')).toBeNull();
  expect(screen.getByText(window.location.href)).toBeVisible();
  print('afterprint');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(window.location.href)).toBeNull();
});
