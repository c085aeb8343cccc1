import { LoggersTable } from './LoggersTable';

/** `/dashboard/loggers`: the same, only to be read. */
export default function PublisherLoggersScreen() {
  return <LoggersTable />;
}
