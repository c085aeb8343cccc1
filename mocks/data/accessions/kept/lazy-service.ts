import { handedOn, type AccessionService, type AskedMethod } from '../service';

/** An accession service that is made when it is first asked: a world then starts at once. */
export function lazyService(make: () => Promise<AccessionService>): AccessionService {
  let made: Promise<AccessionService> | undefined;
  const service = (): Promise<AccessionService> => (made ??= make());

  const ask = async (method: AskedMethod, args: unknown[]): Promise<unknown> => {
    const answer = (await service())[method] as (...given: unknown[]) => Promise<unknown>;
    return answer(...args);
  };

  async function* download(...args: Parameters<AccessionService['download']>) {
    yield* (await service()).download(...args);
  }

  return handedOn(ask, download);
}
