import type { Page } from 'playwright-core';
import type { Mail } from '@/contract/account/account';
import type { Accession } from '@/contract/accession/accession';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { FilteredPage } from '@/contract/page';
import type { AnswerPage } from '@/contract/request/request';
import type { AdminRequest } from '@/contract/request/request-admin';
import type { Subrequest } from '@/contract/request/request-lists';
import type { RequestStatus } from '@/contract/request/request';
import { href } from '@/routes/href';
import { requestOf } from '../../../mocks/rules/requests/requests.fixture';
import { askAt } from '../../samples/sample-addresses';
import { HOSTILE_TEXTS } from './hostile-texts';
import type { Stop } from './hostile-tools';
import { lookAsWhoMay, signedInToken } from '../viewer';
import { settled } from '../visitor';

/** One that the demo's genebank staff answers for. */
const HOLDER = 'DEU146';
const texts = HOSTILE_TEXTS.map((text) => Buffer.from(text).toString());
const textAt = (at: number) => texts[at % texts.length] ?? '';

/** With the first of the texts that the API takes there. */
async function taken<T>(start: number, send: (at: number) => Promise<T>): Promise<T> {
  for (let at = start; at < start + texts.length; at += 1)
    try {
      return await send(at);
    } catch (refused) {
      if (!String(refused).endsWith(': 400')) throw refused;
    }
  throw new Error('None of the texts is taken.');
}

const put = async (base: string, path: string, body: object): Promise<void> => {
  const headers = { Authorization: `Bearer ${await signedInToken(base)}`, 'Content-Type': 'application/json' };
  const { status, ok } = await fetch(`${base}/api/v2${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!ok) throw new Error(`PUT ${path}: ${status}`);
};

/** A sheet whose name, headings and cells are such texts, uploaded to a draft. */
async function sheetOf(base: string, start: number): Promise<string> {
  const ask = await askAt(base, 'admin@example.org');
  const { content } = await ask<FilteredPage<{ uuid: string }>>('POST', '/partner/filter?l=1', {});
  const { uuid: datasetUuid } = await ask<DatasetDetails>('POST', '/dataset', {
    title: 'Hostile sheet',
    owner: { uuid: content[0]?.uuid },
  });
  const cells = (at: number) => [0, 1, 2, 3, 4].map((part) => `"${textAt(at + part).replaceAll('"', '""')}"`).join(',');
  const table = [
    `INSTCODE,ACCENUMB,${cells(start)}`,
    ...[5, 10, 15].map((at) => `DEU146,X ${at},${cells(start + at)}`),
  ];
  const { uuid } = await taken(start, (at) => {
    const form = new FormData();
    form.append('file', new File([table.join('\n')], `${textAt(at)}.csv`, { type: 'text/csv' }));
    return ask<{ uuid: string }>('POST', `/dataset/${datasetUuid}/files`, form);
  });
  return href('ingest', { datasetUuid, uuid, sheet: '0' });
}

/** What somebody asks for with such texts, and what others answer with them: each page by whom it is for, in order. */
export async function requestStops(base: string, start: number): Promise<readonly Stop[]> {
  const ask = await askAt(base);
  const asAdministrator = await askAt(base, 'admin@example.org');
  const own = { institute: { code: [HOLDER] }, historic: false };
  const { content } = await ask<FilteredPage<Accession>>('POST', '/acn/filter?l=2', own);
  const uuids = content.map(({ uuid }) => uuid);
  const file = (name: string): Promise<RequestStatus> =>
    taken(start, (at) =>
      ask('POST', '/request', {
        ...requestOf(uuids, { email: `${name}@example.org`, approverEmail: `${name}-boss@example.org` }),
        requesterType: 'organization',
        fullName: textAt(at),
        organization: textAt(at + 1),
        address: [textAt(at + 2), textAt(at + 3)],
        notes: textAt(at + 4),
      }),
    );
  const tokenIn = async (act: string, to: RegExp): Promise<string> => {
    const form = new RegExp(`/request/([\\da-f-]{36})/${act}`);
    const mail = (await ask<Mail[]>('GET', '/mailbox')).find((each) => to.test(each.to) && form.test(each.text));
    return form.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const act = async (name: string, to: RegExp, done = name, body: object = {}) =>
    ask('POST', `/request/${await tokenIn(name, to)}/${done}`, body);
  /** Of all that is asked of the genebank. */
  const answer = async (state: string): Promise<void> => {
    const token = await tokenIn('answer', /deu146/);
    const { holder } = await ask<AnswerPage>('GET', `/request/${token}/answer`);
    const items = Object.fromEntries(Object.keys(holder.answer.items).map((uuid) => [uuid, state]));
    await taken(start, (at) =>
      put(base, `/request/${token}/answer`, { items, note: textAt(at + 5), tracking: textAt(at + 6) }),
    );
  };
  const status = await file('hostile');
  await file('rejected');
  await act('validate', /^rejected@/);
  await taken(start, (at) => act('approve', /^rejected-boss@/, 'reject', { reason: textAt(at + 7) }));
  const stop = (name: string, address: () => Promise<string> | string): Stop => ({
    name,
    async show(page: Page) {
      const path = await address();
      await lookAsWhoMay(page.context(), base, path);
      await page.goto(path);
      await settled(page);
      await page.getByRole('main').evaluate((main) => {
        for (const folded of main.querySelectorAll('details')) folded.open = true;
      });
    },
  });
  const [request] = (
    await asAdministrator<FilteredPage<AdminRequest>>('POST', '/request/filter?l=1&s=createdDate&d=DESC', {
      email: { eq: ['hostile@example.org'] },
    })
  ).content;
  const uuid = request?.uuid ?? '';
  const partOf = async () => {
    const { content: parts } = await asAdministrator<FilteredPage<Subrequest>>('POST', '/subrequest/filter?l=1', {
      request: [uuid],
    });
    return href('incomingRequest', { wiewsCode: HOLDER, uuid: parts[0]?.uuid ?? '' });
  };
  const linkOf = async (route: LinkRoute, name: string, to: RegExp) =>
    href(route, { tokenUUID: await tokenIn(name, to) });
  return [
    stop('the sheet to take in', () => sheetOf(base, start)),
    stop('what is confirmed', () => linkOf('validateRequest', 'validate', /^hostile@/)),
    stop('what is approved', async () => {
      await act('validate', /^hostile@/);
      return linkOf('approveRequest', 'approve', /^hostile-boss@/);
    }),
    stop('what is answered', async () => {
      await act('approve', /^hostile-boss@/);
      return linkOf('answerRequest', 'answer', /deu146/);
    }),
    stop('what was answered', async () => {
      await answer('ACCEPTED');
      return linkOf('answerRequest', 'answer', /deu146/);
    }),
    stop('what arrives', async () => {
      await answer('SHIPPED');
      return linkOf('confirmReceipt', 'confirm', /^hostile@/);
    }),
    stop('where it stands', () => href('requestStatus', { tokenUUID: status.uuid })),
    stop('incoming requests', () => href('incomingRequests', {})),
    stop('an incoming request', partOf),
    stop('all requests', () => href('adminRequests', {})),
    stop('a request', () => href('adminRequest', { uuid })),
    stop('all parts', () => href('adminSubrequests', {})),
    stop('letters', () => href('mailbox')),
  ];
}

type LinkRoute = 'validateRequest' | 'approveRequest' | 'answerRequest' | 'confirmReceipt';
