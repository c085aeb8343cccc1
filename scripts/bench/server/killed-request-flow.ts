import type { Mail } from '@/contract/account';
import type { Accession } from '@/contract/accession';
import type { Page } from '@/contract/page';
import type { AnswerPage } from '@/contract/request-answer';
import type { AdminRequest } from '@/contract/request-admin';
import type { NewRequest, RequestHolders } from '@/contract/request';
import { requestOf } from '../../../mocks/requests/requests.fixture';
import type { Call, Writer } from './killed-writers';

const NAME = 'Flow n';
const emailOf = (name: string): string => `${name.replaceAll(' ', '-').toLowerCase()}@example.org`;
/** Where a request stands: what became of its two accessions, at a genebank each. */
const standOf = ({ state, items }: Pick<AdminRequest, 'state' | 'items'>): string =>
  `${state} ${items.PENDING}${items.ACCEPTED}${items.DECLINED}${items.SHIPPED}`;

const ACTS = /\/request\/([\da-f-]{36})\/(validate|answer|confirm)\b/;
type Act = 'validate' | 'answer' | 'confirm';
const actOf = ({ text }: Mail): { token: string; act: Act } | undefined => {
  const [, token = '', act] = ACTS.exec(text) ?? [];
  return act === undefined ? undefined : { token, act: act as Act };
};

/**
 * The whole way of requests by the links of their letters. What was sent without an answer is sent again with its key.
 * Each has one letter to confirm it, and one at each genebank once it was sent there; no link of theirs is unknown.
 */
export function requestFlow(callAs: (username: string) => Writer['callOf']): Writer {
  let counter = 0;
  let accessions: string[] = [];
  let uuids = new Map<string, string>();
  let unanswered: NewRequest | undefined;

  const letters = (call: Call): Promise<Mail[]> => call<Mail[]>('GET /mailbox');
  /** To the requester, or to a genebank with the name quoted. */
  const isOf = (name: string, { to, text }: Mail): boolean => to === emailOf(name) || text.includes(`\n> ${name}\n`);
  const tokenOf = async (call: Call, name: string, act: Act, at = 0): Promise<string> => {
    const own = (await letters(call)).filter((mail) => isOf(name, mail) && actOf(mail)?.act === act);
    const byHolder = own.toSorted((a, b) => a.to.localeCompare(b.to));
    const token = actOf(byHolder[at] ?? byHolder[0] ?? ({ text: '' } as Mail))?.token;
    if (token === undefined) throw new Error(`${name}: no letter to ${act}`);
    return token;
  };
  const answer = async (call: Call, name: string, at: number, to: string): Promise<void> => {
    const token = await tokenOf(call, name, 'answer', at);
    const { holder } = await call<AnswerPage>(`GET /request/${token}/answer`);
    const items = Object.fromEntries(Object.keys(holder.answer.items).map((uuid) => [uuid, to]));
    await call(`PUT /request/${token}/answer`, { items, note: null, tracking: null });
  };
  /** What comes next, by where a request stands. */
  const steps: Record<string, { value: string | undefined; send: (call: Call, name: string) => Promise<unknown> }[]> = {
    'NOTVALIDATED 2000': [
      {
        value: 'DISPATCHED 2000',
        send: async (call, name) => call(`POST /request/${await tokenOf(call, name, 'validate')}/validate`),
      },
    ],
    'DISPATCHED 2000': [{ value: 'DISPATCHED 1100', send: (call, name) => answer(call, name, 0, 'ACCEPTED') }],
    'DISPATCHED 1100': [{ value: 'DISPATCHED 0110', send: (call, name) => answer(call, name, 1, 'DECLINED') }],
    'DISPATCHED 0110': [{ value: 'DISPATCHED 0011', send: (call, name) => answer(call, name, 0, 'SHIPPED') }],
    'DISPATCHED 0011': [
      {
        value: 'CONFIRMED 0011',
        send: async (call, name) => call(`POST /request/${await tokenOf(call, name, 'confirm')}/confirm`),
      },
      { value: undefined, send: (call, name) => call(`DELETE /request/${uuids.get(name)}`) },
    ],
  };
  const listed = async (call: Call): Promise<AdminRequest[]> => {
    const { content } = await call<Page<AdminRequest>>('POST /request/list?l=5000', { fullName: { sw: [NAME] } });
    uuids = new Map(content.map(({ fullName, uuid }) => [fullName, uuid]));
    return content;
  };

  return {
    what: 'requests by the links of their letters',
    callOf: callAs('admin@example.org'),
    next: (known) => {
      const [name, stand = ''] = [...known].findLast(([, value]) => steps[value]) ?? [];
      const ways = steps[stand];
      const step = ways?.[Math.floor(Math.random() * ways.length)];
      if (name !== undefined && step) return { key: name, value: step.value, send: (call) => step.send(call, name) };
      const made = `${NAME}${Date.now()}-${(counter += 1)}`;
      const body = requestOf(accessions, { fullName: made, email: emailOf(made) });
      unanswered = body;
      const send = async (call: Call) => {
        await call('POST /request', body);
        unanswered = undefined;
        await listed(call);
      };
      return { key: made, value: 'NOTVALIDATED 2000', send };
    },
    state: async (call) => {
      if (accessions.length === 0) {
        const { content } = await call<Page<Accession>>('POST /acn/list?l=100', {});
        const rows = content.map(({ uuid }) => uuid);
        const { holders } = await call<RequestHolders>('POST /request/holders', rows);
        accessions = holders
          .filter(({ takesRequests }) => takesRequests)
          .slice(0, 2)
          .flatMap(({ accessions: [first] }) => first?.uuid ?? []);
      }
      if (unanswered) await call('POST /request', unanswered);
      unanswered = undefined;
      const rows = await listed(call);
      const mails = await letters(call);
      const oldest = mails.at(-1)?.sent ?? '';
      const half: string[] = [];
      for (const row of rows.filter(({ createdDate }) => createdDate > oldest)) {
        const own = mails.filter((mail) => isOf(row.fullName, mail));
        const count = (act: Act): number => own.filter((mail) => actOf(mail)?.act === act).length;
        const due = { validate: 1, answer: row.state === 'NOTVALIDATED' ? 0 : 2, confirm: row.items.SHIPPED };
        for (const [act, wanted] of Object.entries(due))
          if (count(act as Act) !== wanted) half.push(`${row.fullName}: ${count(act as Act)} letters to ${act}`);
        for (const mail of own) {
          const link = actOf(mail);
          if (!link) continue;
          const asked = link.act === 'answer' ? 'answer' : `link?purpose=request-${link.act}`;
          const said = await call(`GET /request/${link.token}/${asked}`).catch((failure: unknown) => String(failure));
          if (typeof said === 'string' && said.includes(': 404 ')) half.push(`${row.fullName}: ${said}`);
        }
      }
      if (new Set(rows.map(({ fullName }) => fullName)).size < rows.length) half.push('a request that is there twice');
      return { values: new Map(rows.map((row) => [row.fullName, standOf(row)])), half };
    },
  };
}
