import type { Descriptor, DescriptorDetails } from '@/contract/descriptor';
import type { AuditEntry } from '@/contract/history';
import type { Page } from '@/contract/page';
import type { BulkOutcome, PublicationState } from '@/contract/publication';
import type { BulkMove } from '@/contract/workflow';
import { firstPartner } from './first-partner';
import type { Call, Writer } from './killed-writers';

const TITLE = 'Bulk n';
const SIZE = 20;
const NEXT: Readonly<Record<PublicationState, readonly [BulkMove, PublicationState]>> = {
  DRAFT: ['for-review', 'REVIEWING'],
  REVIEWING: ['approve', 'PUBLISHED'],
  PUBLISHED: ['unpublish', 'DRAFT'],
};

/** Descriptors that are moved together: all of them have made the move, each with its audit, or none has. */
export function bulk(callAs: (username: string) => Writer['callOf']): Writer {
  let uuids: string[] = [];
  return {
    what: 'bulk moves of publication',
    callOf: callAs('admin@example.org'),
    next: (known) => {
      const [move, state] = NEXT[(known.get(TITLE) ?? 'DRAFT') as PublicationState];
      const send = async (call: Call): Promise<void> => {
        const outcomes = await call<BulkOutcome[]>(`POST /descriptor/bulk/${move}`, uuids);
        const failed = outcomes.find(({ ok }) => !ok);
        if (failed) throw new Error(`${move}: ${failed.error}`);
      };
      return { key: TITLE, value: state, send };
    },
    state: async (call) => {
      if (uuids.length === 0) {
        const owner = await firstPartner(call);
        for (let at = 0; at < SIZE; at += 1) {
          const draft = { dataType: 'NUMERIC', category: 'EVALUATION', description: 'Moved', owner: { uuid: owner } };
          const { uuid } = await call<DescriptorDetails>('POST /descriptor', { ...draft, title: `${TITLE}${at}` });
          uuids.push(uuid);
        }
      }
      const { content } = await call<Page<Descriptor>>(`POST /descriptor/list?l=${SIZE}`, { title: { sw: [TITLE] } });
      uuids = content.map(({ uuid }) => uuid);
      const half: string[] = [];
      if (content.length !== SIZE) half.push(`${content.length} descriptors`);
      for (const { uuid, title, version } of content) {
        const entries = await call<AuditEntry[]>(`GET /audit/descriptor/${uuid}`);
        const changes = new Set(entries.map(({ logDate }) => logDate)).size;
        if (changes !== version) half.push(`${title}: version ${version}, ${changes} changes`);
      }
      // What was only just made is nobody's move.
      const moved = content.some(({ version }) => version !== 1);
      const states = [...new Set(content.map(({ state }) => state))].join(' and ');
      return { values: new Map(moved ? [[TITLE, states]] : []), half };
    },
  };
}
