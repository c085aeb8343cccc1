import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MEANING_KINDS, type SuggestRequest } from '@/contract/accession/suggest';
import { PLAIN_WORDS } from '@/words/plain-words';
import { failing, offline } from '../../../../mocks/adapters/scenarios';
import { arrivedAt, heading } from '../../../../test/harness/harness';
import { textsOf } from '../../../../test/locale-files';
import { asked, box, chips, open, SUGGEST, understood } from './search.fixture';

describe('what is understood', () => {
  test('is told, and each part is taken back to text by one click', async () => {
    const { user } = await open('/');
    await user.type(await box(), 'wheat landraces of Ethiopia{Enter}');
    await heading('1 accession');
    expect(await chips()).toEqual([
      'Crop: Wheat',
      'Biological status: Traditional cultivar/Landrace',
      'Origin: Ethiopia',
    ]);
    expect(await understood()).toHaveTextContent('Not searched for: of');
    await user.click(
      within(await understood()).getByRole('button', { name: /^Origin: Ethiopia. Search “Ethiopia” as text/ }),
    );
    await waitFor(() => expect(asked()).toBe('wheat landraces of "Ethiopia"'));
    await waitFor(async () => expect((await chips()).at(-1)).toBe('Text: “Ethiopia”'));
    expect(await understood()).toHaveFocus();
    await user.click(within(await understood()).getByRole('button', { name: /Take “Ethiopia” away$/ }));
    await heading('2 accessions');
    expect(asked()).toBe('wheat landraces of');
  });

  test('is told where it was written otherwise, and where it is not wanted', async () => {
    await open('/a?q=barlwy+not+wild');
    await heading('2 accessions');
    expect(await chips()).toEqual(['Crop: Barley, for “barlwy”', 'not Biological status: Wild']);
  });

  test('words that mean several things show all, and choosing one settles it', async () => {
    const meanings = [
      { kind: 'origin', key: 'ETH', filter: { countryOfOrigin: { code3: ['ETH'] } } },
      { kind: 'crop', key: 'maize', filter: { crop: ['maize'] } },
    ];
    const handlers = [
      http.post(SUGGEST, async ({ request }) => {
        const { q } = (await request.clone().json()) as SuggestRequest;
        if (q !== 'cob') return undefined;
        const parts = [{ from: 0, to: 3, is: 'meaning', meanings }];
        return HttpResponse.json({ suggestions: [], understood: { q, parts, filter: meanings[0]?.filter, count: 2 } });
      }),
    ];
    const { user } = await open('/a?q=cob', { handlers });
    await heading('2 accessions');
    expect(await chips()).toEqual(['Origin: Ethiopia']);
    await user.click(within(await understood()).getByRole('button', { name: 'or Crop: Maize' }));
    await heading('3 accessions');
    expect(asked()).toBe('crop:maize');
    expect(await chips()).toEqual(['Crop: Maize']);
  });

  test('is taken away as a whole', async () => {
    const { user } = await open('/a?q=wheat');
    await heading('4 accessions');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await heading('10 accessions');
    await arrivedAt('/a');
  });

  test('nothing but these very words is one click away', async () => {
    const { user } = await open('/a?q=wheat');
    await heading('4 accessions');
    await user.click(await screen.findByRole('button', { name: 'Search exactly these words' }));
    await waitFor(() => expect(asked()).toBe('"wheat"'));
    await waitFor(async () => expect(await chips()).toEqual(['Text: “wheat”']));
    expect(screen.queryByRole('button', { name: 'Search exactly these words' })).toBeNull();
  });

  test('where nothing is found, says why and what would be without each', async () => {
    const { user } = await open('/a?q=maize+Ethiopia');
    await screen.findByText('No accession fits all of these words');
    await user.click(screen.getByRole('button', { name: '3 without “Ethiopia”' }));
    await heading('3 accessions');
    expect(asked()).toBe('maize');
  });

  test('where more than one word is to blame, says what there is with each alone', async () => {
    const { user } = await open('/a?q=maize+Ethiopia+xyzzy');
    await screen.findByText(/^More than one of them/);
    await user.click(screen.getByRole('button', { name: '3 with “maize”' }));
    await heading('3 accessions');
    expect(asked()).toBe('maize');
  });

  test('traits lead to what was observed', async () => {
    const uuid = 'c8c0d1f0-0000-4000-8000-000000000001';
    const handlers = [
      http.post(SUGGEST, () => {
        const trait = { kind: 'trait', key: uuid, name: 'Drought susceptibility', count: 5 };
        const wheat = { kind: 'crop', key: 'wheat', filter: { crop: ['wheat'] } };
        const parts = [
          { from: 0, to: 7, is: 'trait', meanings: [trait] },
          { from: 8, to: 13, is: 'meaning', meanings: [wheat] },
        ];
        const read = { q: 'drought wheat', parts, filter: wheat.filter, count: 4 };
        return HttpResponse.json({ suggestions: [], understood: read });
      }),
    ];
    await open('/a?q=drought+wheat', { handlers });
    await heading('4 accessions');
    expect(await understood()).toHaveTextContent('As a trait:Drought susceptibility5 datasets');
    const link = screen.getByRole('link', { name: 'Drought susceptibility' });
    expect(link.getAttribute('href')).toMatch(new RegExp(`^/a/traits/v[\\w-]+\\?q=drought\\+wheat&where=${uuid}$`));
  });
});

describe('the address', () => {
  test('with words only becomes that of the filter, and Back leads to where they were typed', async () => {
    const { user } = await open('/');
    await user.type(await box(), 'barley{Enter}');
    await heading('3 accessions');
    await arrivedAt(/^\/a\/v[\w-]+\?q=barley$/);
    window.history.back();
    await heading('Find the seeds that the world has kept');
  });

  test('is read in every language, whatever it holds', async () => {
    await open('/es/a?q=cebada+%22%3Cimg+src%3Dx+onerror%3Dalert(1)%3E%22', { config: { PUBLIC_LANGUAGES: 'all' } });
    await screen.findByText(/Cultivo: /);
    expect(await screen.findByText('Texto: «<img src=x onerror=alert(1)>»')).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
  });

  test.each(['/a?q=', '/a?q=+++'])('with no words shows the whole list: %s', async (path) => {
    await open(path);
    await heading('10 accessions');
    await arrivedAt('/a');
  });

  test('with words that ask for nothing shows the whole list, and says so', async () => {
    await open('/a?q=accessions+of');
    await heading('10 accessions');
    expect(await understood()).toHaveTextContent('Not searched for: accessions, of');
  });

  test('with a DOI leads to its page', async () => {
    await open('/a?q=doi:10.18730%2F1CJ6N');
    await arrivedAt('/10.18730/1CJ6N');
  });

  test('loses its words when a filter is changed', async () => {
    const { user } = await open('/a?q=landrace');
    await heading('6 accessions');
    await user.click(await screen.findByRole('checkbox', { name: /^Wheat/ }));
    await heading('2 accessions');
    await arrivedAt(/^\/a\/v[\w-]+$/);
    expect(screen.queryByRole('region', { name: /understood/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Crop: Wheat' })).toBeVisible();
    expect(await box()).toHaveValue('');
  });

  test('keeps the filters that words are asked within', async () => {
    const { user } = await open('/a');
    await heading('10 accessions');
    await user.click(await screen.findByRole('checkbox', { name: /^Wheat/ }));
    await heading('4 accessions');
    await user.type(await box(), 'landrace{Enter}');
    await heading('2 accessions');
    await arrivedAt(/^\/a\/v[\w-]+\?q=landrace&in=v[\w-]+$/);
    expect(screen.getByRole('button', { name: 'Crop: Wheat' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search the whole catalogue' }));
    await heading('6 accessions');
  });

  test('of another picture stays with it', async () => {
    await open('/a/overview?q=wheat');
    await heading('4 accessions');
    await arrivedAt(/^\/a\/overview\/v[\w-]+\?q=wheat$/);
  });

  test('that could not be opened says so, keeps what was typed, and is tried again', async () => {
    const { user, server } = await open('/');
    const input = await box();
    await user.type(input, 'durum');
    server.use(offline('POST /acn/filter'));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await box()).toHaveValue('durum');
    server.resetHandlers();
  });
});

describe('a server that cannot say what words mean', () => {
  test('or fails to is not needed for that', async () => {
    await open('/a?q=wheat', { handlers: [failing('POST /acn/suggest')] });
    await heading('4 accessions');
    expect(await chips()).toEqual(['Crop: Wheat']);
  });

  test.each([
    [
      'wheat landraces Éthiopie',
      '1 accession',
      ['Crop: Wheat', 'Biological status: Traditional cultivar/Landrace', 'Origin: Ethiopia'],
    ],
    ['wild deu146', '1 accession', ['Biological status: Wild', 'Institute: DEU146']],
    ['CIMMYTMA', '3 accessions', ['Text: “CIMMYTMA”']],
  ])('%s', async (q, found, expected) => {
    const handlers = [http.post(SUGGEST, () => HttpResponse.json({}, { status: 405 }))];
    await open(`/a?q=${encodeURIComponent(q)}`, { handlers });
    await heading(found);
    expect(await chips()).toEqual(expected);
  });
});

test('every kind and property has a text', () => {
  const texts = textsOf('en', 'search');
  const properties = PLAIN_WORDS.flatMap(({ meaning: { kind, key } }) => (kind === 'property' ? key : []));
  expect(MEANING_KINDS.filter((kind) => !texts.has(`kinds.${kind}`))).toEqual([]);
  expect(properties.filter((key) => !texts.has(`properties.${key}`))).toEqual([]);
});
