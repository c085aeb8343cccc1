import { screen, waitFor, within } from '@testing-library/react';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';
import { closeApp } from '../../../test/harness/close-app';
import { parameterTable } from '../../../mocks/answers/kpi/kpi-tables';
import { makeWorld } from '../../../mocks/rules/world/world';

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

test('a parameter is made: what is wrong with it stands beside the field', async () => {
  const world = makeWorld({ accessions: 60 });
  const { user } = await renderApp('/admin/kpi', { as: 'admin', world });
  await user.click(await screen.findByRole('link', { name: 'New parameter' }));
  await heading('New parameter');
  await user.type(await field('Short name'), 'wheats');
  await user.type(await field('Title'), 'Wheats');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Records/ }), 'accession');
  const condition = await field('Condition');
  await user.click(condition);
  await user.paste('{"crop": [');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Valid JSON is required')).toBeVisible();
  await user.clear(condition);
  await user.click(condition);
  await user.paste('{"colour": ["red"]}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This list has no such filter')).toBeVisible();
  await user.clear(condition);
  await user.click(condition);
  await user.paste('{"crop": ["wheat"]}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await arrivedAt('/admin/kpi?edit=parameter%2Fwheats');
  await heading('Wheats');
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Key performance indicators' })).toHaveAttribute('href', '/admin/kpi');
  expect(parameterTable(world).get('wheats')).toMatchObject({ entity: 'accession', condition: { crop: ['wheat'] } });
});

test('a parameter of records that are unknown here says which there are', async () => {
  const world = makeWorld({ accessions: 60 });
  await parameterTable(world).all();
  // As a later version of the server may keep it.
  const later = { name: 'taxa', title: 'Taxa', entity: 'taxon', condition: null } as unknown;
  parameterTable(world).create(later as Parameters<ReturnType<typeof parameterTable>['create']>[0], { by: undefined });
  const { user } = await renderApp('/admin/kpi?edit=parameter/taxa', { as: 'admin', world });
  await heading('Taxa');
  await user.type(await field('Title'), ' of all');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Incorrect model used, needs to be one of accession, institute, dataset, subset, network, request',
    ),
  ).toBeVisible();
});

test('an indicator is made of a parameter and a dimension, run, and deleted', async () => {
  const world = makeWorld({ accessions: 60 });
  const { user } = await renderApp('/admin/kpi?edit=execution', { as: 'admin', world });
  await heading('New indicator');
  const choose = async (name: string, option: string | RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${name}`) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.type(await field('Short name'), 'pictures');
  await user.type(await field('Title'), 'Pictures of cereals here');
  await choose('Parameter', /^Current accessions/);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'AVERAGE');
  await choose('Number', /^PDCI/);
  await choose('Group by', /^Crop/);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Groups/ }), 'in');
  await choose('Dimension', /^Cereals/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await arrivedAt('/admin/kpi?edit=execution%2Fpictures');
  closeApp();
  const { user: reader } = await renderApp('/admin/kpi/pictures', { as: 'admin', world });
  await reader.click(await screen.findByRole('button', { name: 'Run now' }));
  await reader.click(await screen.findByRole('button', { name: 'As a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.length).toBeGreaterThan(0);
  await reader.click(screen.getByRole('link', { name: 'Settings' }));
  await reader.click(await screen.findByRole('link', { name: 'Edit' }));
  await heading('Pictures of cereals here');
  await reader.click(await screen.findByRole('button', { name: 'Delete' }));
  await reader.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await heading('Key performance indicators');
  await waitFor(() => expect(screen.queryByText('Pictures of cereals here')).toBeNull());
});
