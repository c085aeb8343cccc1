import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

/** What takes actions and calls: `dispatch(endpoint.initiate(…))`. The store's own type belongs to the application. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** For calls that are made by a click, or one after the other. */
export const useApiDispatch = (): ApiDispatch => useDispatch<ApiDispatch>();
