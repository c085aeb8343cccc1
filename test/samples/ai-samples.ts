import { AI_TERMS_VERSION } from '@/contract/ai/ai';
import type { Line } from '@/contract/endpoints';
import type { TestApi } from '../../mocks/rules/world/api.fixture';
import { like, text, type Sample } from './shapes';

/** Calls of asking in one's own words. */
export function aiSamples(api: TestApi) {
  const version = AI_TERMS_VERSION;
  const accepted = () => {
    const person = api.world.users.byEmail('user@example.org')?.uuid ?? '';
    api.world.aiDecisions.keep(person, { version, accepted: true, at: '2025-01-01T00:00:00.000Z' });
  };
  // oxfmt-ignore
  return {
    'GET /me/ai-terms': { as: 'person', given: accepted, shape: { version, decision: { version, accepted: true, at: text } } },
    'PUT /me/ai-terms': { as: 'person', body: { version, accepted: false }, shape: { version, decision: { version, accepted: false, at: text } } },
    'POST /ai/chat': { as: 'person', given: accepted, body: { message: 'wheat', language: 'en', terms: version }, shape: { sessionId: text, reply: text, filter: { crop: ['wheat'] }, notUnderstood: [], ended: false } },
    'DELETE /ai/chat/:sessionId': { as: 'person', params: { sessionId: 'none' }, shape: null },
    'POST /translate': { as: 'publisher', body: { text: 'seed', from: 'en', to: 'cs' }, status: 404, shape: like({ error: 'not_found' }) },
    'POST /ai/edit': { as: 'person', body: { text: 'Two  words', action: 'correct', language: 'en' }, shape: like({ text: 'Two words' }) },
  } satisfies Partial<Record<Line, Sample>>;
}
