import { useEffect, useRef } from 'react';
import type { Profile } from '@/contract/session';
import { renewSession } from '@/session/running-session';
import { useSession } from '@/session/use-session';

/** Name and address stand in the token: one that is behind the profile, by whatever changed it, is renewed, once. */
export function useOwnName(profile: Profile | undefined): void {
  const { account, name } = useSession();
  const asked = useRef('');
  const now = profile && `${profile.email} ${profile.fullName}`;
  const behind = now !== undefined && account !== undefined && now !== `${account} ${name}`;
  useEffect(() => {
    // A server may write either in another way than it answers.
    if (!behind || asked.current === now) return;
    asked.current = now;
    void renewSession();
  }, [behind, now]);
}
