import { answer, type Answer } from '../../rules/world/answer';
import { open } from '../../rules/tokens/caller';

const nothing = (): Response => new Response(null, { status: 204 });

export const info: readonly Answer[] = [
  answer('GET /info', open, async ({ world }) => {
    const { settings } = world;
    const counts = await world.counts();
    return {
      version: settings.version,
      accessionCount: counts.total,
      instituteCount: Object.values(counts.institutes).filter(({ current }) => current > 0).length,
      countryCount: Object.entries(counts.origins).filter(([code, count]) => code !== '' && count > 0).length,
      georeferencedCount: counts.georeferenced,
      ...(settings.captchaSiteKey === undefined ? {} : { captchaSiteKey: settings.captchaSiteKey }),
      exportLimit: settings.exportLimit,
      features: {
        ai: settings.ai,
        machineTranslation: settings.translate !== undefined,
        ...(settings.mailbox ? { mailbox: true } : {}),
      },
      sandbox: settings.sandbox,
      requestDays: settings.requestDays,
    };
  }),

  // Taken and forgotten: the reference API keeps no statistics about its visitors.
  answer('POST /event', open, nothing),
  answer('POST /report', open, nothing),
];
