import { useState } from 'react';
import { tablePreviewApi } from './api';

/** Milliseconds between two questions how far the reading is. */
const POLL = 400;

/** The table file of a uuid, asked for again and again while the server reads it. */
export function useTableFile(uuid: string) {
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = tablePreviewApi.endpoints.tableFile.useQuery(uuid, { pollingInterval });
  const next = query.currentData?.status === 'READING' && !query.isError ? POLL : 0;
  if (next !== pollingInterval) setPollingInterval(next);
  return query;
}
