import { ProfilePage } from '@/features/profile/ProfilePage';
import { useSession } from '@/session/use-session';
import { languagesFor, ownName } from './language/language';
import { useConfig } from './config/use-config';

/** The profile, with the languages that the installation opens to this person. */
export default function ProfileScreen() {
  const session = useSession();
  const { PUBLIC_LANGUAGES } = useConfig();
  const languages = languagesFor(session, PUBLIC_LANGUAGES).map((code) => ({ code, name: ownName(code) }));
  return <ProfilePage languages={languages} />;
}
