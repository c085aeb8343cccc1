import { screen, within } from '@testing-library/react';
import { arrivedAt, gridRow, heading, renderApp } from '../../../test/harness/harness';
import { citationTable } from '../../../mocks/answers/citation/managed-citations';
import { smallWorld } from '../../../test/harness/small-world';

const world = smallWorld();

describe('the bibliography', () => {
  test('is narrowed by kind and years, and leads to a publication', async () => {
    const { user } = await renderApp('/bibliography?size=25', { world });
    await heading('60 publications');
    await user.click(await screen.findByLabelText(/^Chapter of a book/));
    await heading('3 publications');
    await arrivedAt(/^\/bibliography\/v[\w-]+\?size=25$/);

    await user.type(screen.getByLabelText('From'), '1984{Enter}');
    await heading('2 publications');
    expect(screen.getByRole('button', { name: 'Year: ≥ 1984' })).toBeVisible();
    const row = await gridRow('The case for core collections');
    expect(row).toHaveTextContent(/Brown1989Chapter of a bookThe use of plant genetic/);
    await user.click(within(row).getByRole('link', { name: 'The case for core collections' }));
    await heading('The case for core collections');
  });

  test('finds an author by a word', async () => {
    const { user } = await renderApp('/bibliography?size=25', { world });
    await heading('60 publications');
    await user.type(screen.getByLabelText(/Search in this result/), 'hintum{Enter}');
    await heading('3 publications');
  });
});

describe('the page of a publication', () => {
  const open = async (title: string) => {
    const all = await citationTable(world).all();
    const { uuid } = all.find((each) => each.title.startsWith(title)) ?? { uuid: '' };
    const rendered = await renderApp(`/bibliography/${uuid}`, { world });
    await heading(new RegExp(`^${title}`));
    return rendered;
  };

  test('tells where it appeared and what it is about', async () => {
    await open('Predictive association');
    expect(screen.getByText('Endresen, D. T. F.; Street, K.; Mackay, M.; Bari, A.; De Pauw, E.')).toBeVisible();
    expect(screen.getByText('2011')).toBeVisible();
    expect(screen.getByRole('link', { name: '10.2135/cropsci2010.12.0717' })).toHaveAttribute(
      'href',
      'https://doi.org/10.2135/cropsci2010.12.0717',
    );
    expect(await screen.findByRole('link', { name: 'Barley' })).toHaveAttribute('href', '/c/barley');
    expect(await screen.findByRole('link', { name: /^International Center.*Dry Areas/ })).toHaveAttribute(
      'href',
      '/wiews/LBN002',
    );
    const related = screen.getByRole('region', { name: 'Related' });
    const accessions = await within(related).findByRole('link', { name: '7 accessions' });
    expect(accessions.getAttribute('href')).toMatch(/^\/a\/v/);
    expect(document.title).toMatch(/^Predictive association/);
  });

  test('is cited as text, BibTeX and RIS', async () => {
    const { user } = await open('How fast was wild wheat');
    const card = screen.getByRole('region', { name: 'Cite as' });
    expect(card).toHaveTextContent(
      'Tanno, K.; Willcox, G. (2006): How fast was wild wheat domesticated? Science 311(5769): 1886. https://doi.org/10.1126/science.1124635',
    );
    await user.selectOptions(within(card).getByLabelText('Format'), 'BibTeX');
    expect(card).toHaveTextContent(/@article\{tanno2006\w+, author = \{Tanno, K\. and Willcox, G\.\}/);
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(card).getByRole('button', { name: 'Copy' }));
    expect(copy.mock.calls[0]?.[0]).toContain('doi = {10.1126/science.1124635}');
    await user.selectOptions(within(card).getByLabelText('Format'), 'RIS');
    expect(card).toHaveTextContent(/TY - JOUR AU - Tanno, K\./);
  });
});
