/** What the question needs is being made: whoever asks again soon gets it. Recognise it by `name`, as `InvalidQuery`. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}

/** Milliseconds that a question waits for what is made once. */
const LONGEST = 1_500;

/** @throws NotReady where it takes longer than anybody should wait. */
export async function soon<T>(made: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotReady()), LONGEST);
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}
