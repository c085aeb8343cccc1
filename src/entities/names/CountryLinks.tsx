import { Listed } from '@/shared/ui/values/Listed';
import { CountryLink } from './CountryLink';

const link = (code3: string) => <CountryLink code3={code3} />;

/** Countries by name, each leading to its page; nothing of none. */
export const countryLinks = (codes: readonly string[]) => codes.length > 0 && <Listed texts={codes} draw={link} />;
