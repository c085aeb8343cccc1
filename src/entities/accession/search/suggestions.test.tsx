import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SuggestRequest, WordsSuggestion } from '@/contract/accession/suggest';
import { arrivedAt, heading } from '../../../../test/harness/harness';
import { Gate, settled } from '../../../../test/harness/settled';
import { asked, box, chips, open, SUGGEST } from './search.fixture';

const options = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' })).findAllByRole('option');
/** Suggestions made up, by what is typed. */
const suggesting = (
  of: (q: string) => Partial<WordsSuggestion>[] | undefined,
  gateOf?: (q: string) => Gate | undefined,
) =>
  http.post(SUGGEST, async (call) => {
    const { q, understand } = (await call.request.clone().json()) as SuggestRequest;
    const suggestions = understand ? undefined : of(q);
    if (!suggestions) return undefined;
    await gateOf?.(q)?.pass(call);
    return HttpResponse.json({ suggestions: suggestions.map((each) => ({ from: 0, ...each })) });
  });

describe('suggestions', () => {
  test('are grouped by kind, with their counts and what was typed marked', async () => {
    const { user } = await open('/');
    await user.type(await box(), 'barl');
    const group = within(await screen.findByRole('group', { name: 'Crop' }));
    const [barley] = group.getAllByRole('option');
    expect(barley).toHaveTextContent(/^Barley3$/);
    expect(barley?.querySelector('mark')).toHaveTextContent('Barl');
    await waitFor(() => expect(screen.getByText(/^\d+ suggestions?$/)).toHaveAttribute('role', 'status'));
  });

  test('are walked through by keys; choosing one adds it to what was typed', async () => {
    const { user } = await open('/');
    const input = await box();
    await user.type(input, 'landrace barl');
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Barl'));
    const [first] = await options();
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first?.id));
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(input).not.toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{ArrowDown}{Enter}');
    await heading('1 accession');
    expect(asked()).toBe('landrace crop:barley');
    await arrivedAt(/^\/a\/v[\w-]+\?q=/);
    expect(await chips()).toEqual(['Biological status: Traditional cultivar/Landrace', 'Crop: Barley']);
    expect(await box()).toHaveValue('landrace crop:barley');
  });

  test('Escape closes them and keeps what was typed', async () => {
    const { user } = await open('/');
    const input = await box();
    await user.type(input, 'barl');
    await options();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(input).toHaveValue('barl');
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  test('lead to the page of what is one thing, and to traits of what was typed before', async () => {
    const uuid = 'c8c0d1f0-0000-4000-8000-000000000001';
    const handlers = [
      suggesting((q) => [{ kind: 'trait', key: uuid, name: 'Plant height', count: 5, from: q.indexOf('plant') }]),
    ];
    const { user } = await open('/', { handlers });
    await user.type(await box(), 'wheat plant');
    const [trait] = await options();
    expect(trait).toHaveTextContent('Plant height5 datasets');
    await user.click(trait as HTMLElement);
    await arrivedAt(new RegExp(`^/a/traits/v[\\w-]+\\?q=wheat&where=${uuid}$`));
  });

  test('an accession number leads to the accession', async () => {
    const { user } = await open('/');
    await user.type(await box(), 'HOR 2');
    const group = within(await screen.findByRole('group', { name: 'Accession' }));
    await user.click(group.getAllByRole('option')[0] as HTMLElement);
    await heading('HOR 2');
  });

  test('of an older key never take the place of newer ones', async () => {
    const older = new Gate();
    const handlers = [
      suggesting(
        (q) => [{ kind: 'network', key: q, name: `${q} network` }],
        (q) => (q === 'ba' ? older : undefined),
      ),
    ];
    const { user } = await open('/', { handlers });
    await user.type(await box(), 'ba');
    await user.type(await box(), 'rl');
    expect((await options())[0]).toHaveTextContent('barl network');
    older.release();
    await settled();
    expect((await options())[0]).toHaveTextContent('barl network');
  });

  test('with hostile names are text', async () => {
    const name = '"><img src=x onerror=alert(1)> {{count}} \u202eبذرة';
    const { user } = await open('/', { handlers: [suggesting(() => [{ kind: 'institute', key: 'XXX001', name }])] });
    await user.type(await box(), 'img');
    const [option] = await options();
    expect(option?.textContent).toContain(name);
    expect(document.querySelector('main img')).toBeNull();
  });

  test('that fail, or that a server does not have, do not stand in the way', async () => {
    let calls = 0;
    const handlers = [
      http.post(SUGGEST, () => {
        calls += 1;
        return HttpResponse.json({}, { status: 404 });
      }),
    ];
    const { user } = await open('/', { handlers });
    await user.type(await box(), 'wh');
    await waitFor(() => expect(calls).toBe(1));
    await user.type(await box(), 'eat');
    expect(calls).toBe(1);
    await user.keyboard('{Enter}');
    await heading('4 accessions');
  });
});
