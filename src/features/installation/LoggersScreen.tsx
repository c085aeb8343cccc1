import { LoggersTable } from './LoggersTable';

/** `/admin/loggers`: what the parts of the server print. */
export default function LoggersScreen() {
  return <LoggersTable writable />;
}
