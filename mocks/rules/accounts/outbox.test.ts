import { turns } from '../../../test/harness/turns';
import { manualClock } from '../../tools/store/clock';
import { makeStore } from '../../tools/store/store';
import { disk } from '../../tools/store/stores.fixture';
import { makeOutbox } from './outbox';

const letter = { to: 'uma@example.org', subject: 'Choose', text: 'https://x/y', language: 'en' } as const;

test.each([true, false])('is handed on once all that belongs to it is kept (mailbox: %s)', async (keeps) => {
  const { backends, faults, writes } = disk();
  const store = makeStore(await backends());
  await store.ready();
  const links = store.rows<string>('accounts/links');
  const outbox = makeOutbox(manualClock(), store, () => keeps);
  const heard: boolean[] = [];
  outbox.onMail(() => heard.push(writes.at(-1)?.kept ?? false));

  links.set('one', 'open');
  outbox.send(letter);
  expect(heard).toEqual([]);
  await store.commit();
  await turns();
  expect(heard).toEqual([true]);

  // Its link was taken back.
  faults.push('before');
  links.set('two', 'open');
  outbox.send(letter);
  await expect(store.commit()).rejects.toThrow('no space left');
  await turns();
  expect(links.get('two')).toBeUndefined();
  expect(heard).toEqual([true]);
});
