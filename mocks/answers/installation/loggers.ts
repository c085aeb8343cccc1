import { LOG_LEVELS, type Logger, type LogLevel } from '@/contract/installation/installation';
import { byOf } from '../../rules/entities/crud';
import { anyOf, type Caller } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { badRequest, notFound } from '../../tools/http/api-failure';

const administrators = anyOf('ROLE_ADMINISTRATOR');

function setLevel({ loggers, audit }: World, session: Caller, name: string, level: LogLevel | null): Logger {
  const before = loggers.find(name);
  if (!before) throw notFound(`There is no logger "${name}".`);
  loggers.set(name, level);
  const logger = loggers.find(name) ?? before;
  if (logger.level !== before.level)
    audit.note({
      class: 'logger',
      id: name,
      action: 'UPDATE',
      by: byOf(session),
      changes: [{ property: 'level', previous: before.level, value: logger.level }],
    });
  return logger;
}

export const loggers: readonly Answer[] = [
  answer('GET /admin/logger', anyOf('ROLE_ADMINISTRATOR', 'ROLE_VETTEDUSER'), ({ world }) => world.loggers.all()),

  answer('PUT /admin/logger/:name', administrators, ({ world, session, params, body }) => {
    const level = LOG_LEVELS.find((each) => each === body?.level);
    if (!level) throw badRequest(`"level" must be one of ${LOG_LEVELS.join(', ')}.`);
    return setLevel(world, session, params.name, level);
  }),

  answer('DELETE /admin/logger/:name', administrators, ({ world, session, params }) =>
    setLevel(world, session, params.name, null),
  ),
];
