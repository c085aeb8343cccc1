import type { Page } from '@/contract/page';
import type { SubsetDetails } from '@/contract/subset/subset';
import { makeWriter } from '../../answers/writing.fixture';

test('what was sent back says why in the list of who made it, and to nobody else', async () => {
  const writer = await makeWriter();
  const { uuids: accessions } = await writer.api.world.accessions.uuids({}, 3);
  const moved = ({ uuid, version }: SubsetDetails, move: string, as?: string) =>
    writer.made<SubsetDetails>(`POST /subset/${uuid}/${move}`, { version, reason: 'The title says too little.' }, as);
  const details = { description: 'Chosen by hand.', owner: { uuid: writer.owner.uuid }, rights: 'CC-BY-4.0' };
  const { uuid } = await writer.made<SubsetDetails>('POST /subset', { title: 'Wheats', ...details });
  const whole = await writer.made<SubsetDetails>(`PUT /subset/${uuid}/accessions`, { version: 1, accessions });
  const rejected = await moved(await moved(whole, 'for-review'), 'reject', 'admin');

  const own = { createdBy: [writer.personOf('publisher')], state: ['DRAFT'], uuid: [uuid] };
  const listed = async (as?: string, filter: object = own) =>
    (await writer.made<Page<SubsetDetails>>('POST /subset/list', filter, as)).content;
  expect(await listed()).toMatchObject([
    { uuid, sentBack: { reason: 'The title says too little.', by: 'Ada Administrator' } },
  ]);
  const [seen] = await listed('publisher2');
  expect(seen).toMatchObject({ uuid });
  expect(seen).not.toHaveProperty('sentBack');
  expect(await listed('publisher', { ...own, createdBy: ['nobody'] })).toEqual([]);

  const again = await moved(rejected, 'for-review');
  expect(again.state).toBe('REVIEWING');
  expect(again).not.toHaveProperty('sentBack');
});
