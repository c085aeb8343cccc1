import type { AccessionService } from '../accessions/service';

/** An accession service that is made when it is first asked: a world then starts at once. */
export function lazyService(make: () => Promise<AccessionService>): AccessionService {
  let made: Promise<AccessionService> | undefined;
  const service = (): Promise<AccessionService> => (made ??= make());
  return {
    page: async (...args) => (await service()).page(...args),
    filterPage: async (...args) => (await service()).filterPage(...args),
    overview: async (...args) => (await service()).overview(...args),
    flat: async (...args) => (await service()).flat(...args),
    count: async (...args) => (await service()).count(...args),
    places: async (...args) => (await service()).places(...args),
    details: async (...args) => (await service()).details(...args),
    byDoi: async (...args) => (await service()).byDoi(...args),
    byUuid: async (...args) => (await service()).byUuid(...args),
    similar: async (...args) => (await service()).similar(...args),
    suggest: async (...args) => (await service()).suggest(...args),
    match: async (...args) => (await service()).match(...args),
    images: async (...args) => (await service()).images(...args),
    counts: async () => (await service()).counts(),
    species: async (...args) => (await service()).species(...args),
    genotypeIds: async (...args) => (await service()).genotypeIds(...args),
    mapInfo: async (...args) => (await service()).mapInfo(...args),
    tile: async (...args) => (await service()).tile(...args),
    points: async (...args) => (await service()).points(...args),
    async *download(...args) {
      yield* (await service()).download(...args);
    },
  };
}
