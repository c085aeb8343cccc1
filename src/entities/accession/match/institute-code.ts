import { isWiewsCode } from '@/contract/patterns';

/** Nothing, or a WIEWS code: three letters of a country and digits. */
export const isInstituteCode = (text: string): boolean => text.trim() === '' || isWiewsCode(text.trim().toUpperCase());
