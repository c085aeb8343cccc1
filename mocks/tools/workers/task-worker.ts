/** A worker of Node or of a browser that does one task, as far as it matters here. */
export interface TaskWorker<Task, Message> {
  post(task: Task): void;
  onMessage(listener: (message: Message) => void): void;
  /** The worker could not be started, or broke down. */
  onError(listener: (error: unknown) => void): void;
  terminate(): void;
}

export type OpenWorker<Task, Message> = () => TaskWorker<Task, Message> | Promise<TaskWorker<Task, Message>>;

interface Listening<Message> {
  onMessage(message: Message): void;
  /** No worker can be started here: it never answered. */
  onSilence(): void;
  /** It broke down after it had spoken. */
  onBreakdown(fault: unknown): void;
}

/** Gives a task to a worker of its own. `end` stops it at once; no message follows. */
export function giveToWorker<Task, Message>(
  open: OpenWorker<Task, Message>,
  task: Task,
  { onMessage, onSilence, onBreakdown }: Listening<Message>,
): { end(): void } {
  let worker: TaskWorker<Task, Message> | undefined;
  let isOver = false;
  let hasSpoken = false;
  const end = (): void => {
    isOver = true;
    worker?.terminate();
  };
  const broken = (fault: unknown): void => {
    if (isOver) return;
    end();
    if (hasSpoken) onBreakdown(fault);
    else onSilence();
  };
  const begin = async (): Promise<void> => {
    worker = await open();
    if (isOver) {
      worker.terminate();
      return;
    }
    worker.onError(broken);
    worker.onMessage((message) => {
      hasSpoken = true;
      if (!isOver) onMessage(message);
    });
    worker.post(task);
  };
  begin().catch(broken);
  return { end };
}
