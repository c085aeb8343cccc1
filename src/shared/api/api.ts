import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './requests/base-query';

/** The one API slice. Each entity adds its tag and injects its own endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
