import { notFound } from '../../../tools/http/api-failure';
import { sentence } from '../../../tools/http/sentence';
import type { Caller } from '../../tokens/caller';
import { personOf } from '../../tokens/caller';
import type { World } from '../../world/world';
import { noteAccount } from './note-account';

/** All of a person but the one that asks. */
export function endSessions(world: World, userUuid: string, session: Caller): void {
  world.tokens.revokeUser(userUuid, session.jti);
  noteAccount(world, userUuid, 'sessions', personOf(session).uuid);
}

/** One of a person. */
export function endSession(world: World, userUuid: string, id: string, session: Caller): void {
  if (!world.tokens.endOwn(userUuid, id)) throw notFound(sentence('noSession'));
  noteAccount(world, userUuid, 'sessions', personOf(session).uuid);
}
