import { SERVER_TOOLS, type ServerToolName } from '@/contract/installation/installation';
import { isWaiting, type User } from '../../data/users/users';
import { byOf } from '../../rules/entities/crud';
import { dueReminders, sendDueReminders } from '../../rules/requests/letters/reminders';
import { anyOf } from '../../rules/tokens/caller';
import { answer, type Answer } from '../../rules/world/answer';
import type { World } from '../../rules/world/world';
import { notFound } from '../../tools/http/api-failure';

interface Tool {
  touches(world: World): number;
  /** Answers how many it touched. */
  run(world: World, by: string | undefined): number | Promise<number>;
}

/** Accounts whose address nobody can validate any more: their link has ended. */
const unvalidated = ({ users, links }: World): User[] =>
  users.all().filter((user) => isWaiting(user) && !links.waits(user.uuid, 'validate'));

/** What this API can do by hand; what it does by itself all the time has no tool. */
const TOOLS: Readonly<Record<ServerToolName, Tool>> = {
  reminders: { touches: (world) => dueReminders(world).length, run: (world) => sendDueReminders(world) },
  unvalidated: {
    touches: (world) => unvalidated(world).length,
    run: (world, by) => {
      const gone = unvalidated(world);
      for (const { uuid } of gone) {
        world.links.forget(uuid);
        world.users.remove(uuid, by);
      }
      return gone.length;
    },
  },
  links: { touches: ({ links }) => links.ended(), run: ({ links }) => links.forgetEnded() },
};

const administrators = anyOf('ROLE_ADMINISTRATOR');

export const serverTools: readonly Answer[] = [
  answer('GET /admin/tools', administrators, ({ world }) =>
    SERVER_TOOLS.map((name) => ({ name, touches: TOOLS[name].touches(world) })),
  ),

  answer('POST /admin/tools/:name', administrators, async ({ world, session, params }) => {
    const name = SERVER_TOOLS.find((each) => each === params.name);
    if (!name) throw notFound(`There is no tool "${params.name}".`);
    const by = byOf(session);
    const touched = await TOOLS[name].run(world, by);
    const changes = [{ property: 'touched', value: String(touched) }];
    world.audit.note({ class: 'tool', id: name, action: 'UPDATE', by, changes });
    return { touched };
  }),
];
