import { instead } from '../../../../mocks/adapters/scenarios';
import { Gate } from '../../../../test/harness/settled';
import { smallWorld } from '../../../../test/harness/small-world';
import { expectReadAndSaved, manyRows, openDialog, rowAt, savedFiles } from './reading-all.fixture';

const world = smallWorld();

test('texts are read page by page, which is seen and can be cancelled, and saved whole or not at all', () =>
  expectReadAndSaved(world, 2_500));

test('where there are more texts than a file holds, that is said, and nothing is saved', async () => {
  const blobs = savedFiles();
  const { user, dialog } = await openDialog(world, manyRows(20_001));
  const said = 'A file holds up to 20,000 texts. Narrow the list with its filters, then try again.';
  expect(dialog.getByText(said)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  expect(dialog.getAllByText(said)).toHaveLength(2);
  expect(blobs).toHaveLength(0);
});

test('a list that is another one by now makes no file', async () => {
  const blobs = savedFiles();
  const { user, dialog } = await openDialog(world, manyRows(1_500, { gone: 1 }));
  await user.click(dialog.getByRole('button', { name: 'Save as TSV' }));
  expect(dialog.getAllByText(/^Something was added or removed/)).toHaveLength(2);
  expect(blobs).toHaveLength(0);
});

test('the sending of a file is seen and can be stopped; what was not sent is named', async () => {
  const gate = new Gate();
  let sent = 0;
  const puts = instead('PUT /l10n/:entity/:key/:lang', async (asked) => {
    sent += 1;
    if (sent === 2) await gate.pass(asked);
    return Response.json(rowAt(sent));
  });
  const { user, dialog } = await openDialog(world, manyRows(3), puts);
  const lines = [0, 1, 2].map((at) => `fa\tcrop${at}\tname\tCrop ${at}\tنو ${at}`);
  await user.click(dialog.getByLabelText('The file, or rows with their column names'));
  await user.paste(['language\tkey\ttext\tsource\ttranslation', ...lines].join('\n'));
  await user.click(dialog.getByRole('button', { name: 'Change 3 texts' }));
  expect(dialog.getByRole('progressbar', { name: 'Sent: 1 of 3' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  gate.release();
  expect(await dialog.findByText('Saved: 2')).toBeVisible();
  expect(dialog.getByText('Not sent: 1')).toBeVisible();
  expect(dialog.getByText(/^Stopped\. Bring the same file again/)).toBeVisible();
  expect(sent).toBe(2);
});
