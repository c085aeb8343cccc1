import { screen, waitFor, within } from '@testing-library/react';
import { makeWorld } from '../../../../mocks/rules/world/world';
import { arrivedAt, heading, renderApp } from '../../../../test/harness/harness';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('what is not recorded, decades, scores and answers narrow too', async () => {
  const world = makeWorld({ accessions: 150 });
  const { overview } = await world.accessions.overview({});
  const first = (facet: string) => overview[facet]?.terms.toSorted((a, b) => b.count - a.count)[0];
  const missing = overview['coll.decade']?.missing ?? 0;
  const { user } = await renderApp('/a/overview', { world });
  const follow = async (name: string, bar: RegExp, count: number | undefined) => {
    const button = (await card(name)).getByRole('button', { name: bar });
    button.focus();
    await user.keyboard('{Enter}');
    await heading(`${count} accessions`);
    window.history.back();
    await arrivedAt('/a/overview');
    await screen.findByText(/^Shares are of the \d+ accessions/);
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  };
  await follow('Decade of collecting', /^Not recorded/, missing);
  const decade = first('acquisition.decade');
  await follow('Decade of acquisition', new RegExp(`^${decade?.term}s:`), decade?.count);
  const score = first('pdci');
  await follow('Passport data completeness (PDCI)', new RegExp(`^${score?.term} to below`), score?.count);
  const images = overview['images']?.terms.find(({ term }) => term === 'true');
  await follow('Yes or no', /^Has images. Yes/, images?.count);
});
