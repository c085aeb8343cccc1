import { Turns } from '../../../tools/workers/turns';

/** What the question needs is being made: whoever asks again soon gets it. Recognise it by `name`, as `InvalidQuery`. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** Milliseconds of work that a question waits for what is made once; what other programs of the machine take does not count. */
const LONGEST = 1_500;

/** @throws NotReady where it takes longer than anybody should wait. */
export async function soon<T>(made: Promise<T>): Promise<T> {
  const work = new Turns();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const look = (): void => {
      const left = LONGEST - work.spent;
      if (left > 0) timer = setTimeout(look, left);
      else reject(new NotReady());
    };
    look();
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}
