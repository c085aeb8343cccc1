import { handedOn, type AccessionService } from '../service';

/** For who waits as long as it takes, as what is made of a catalogue of millions after its start: never `NotReady`. */
export const patientService = (service: AccessionService): AccessionService =>
  handedOn(
    async (method, args) => {
      const ask = service[method] as (...given: unknown[]) => Promise<unknown>;
      for (;;) {
        try {
          return await ask(...args);
        } catch (error) {
          if (!(error instanceof Error && error.name === 'NotReady')) throw error;
        }
      }
    },
    (...args) => service.download(...args),
  );
