import type { Language } from '@/contract/constants';
import type { LinkPurpose } from '@/contract/account/account';

const linkPage = (token: string, purpose: LinkPurpose, ...cancel: 'cancel'[]): string =>
  ['', 'profile', token, purpose, ...cancel].join('/');

/**
 * The pages of the portal that letters name, as their whole addresses.
 * @param frontend where the portal stands, without a slash at the end.
 */
export function portalPages(frontend: string, language: Language) {
  const page = (path: string): string => `${frontend}${language === 'en' ? '' : `/${language}`}${path}`;
  return {
    page,
    portal: page('/'),
    login: page('/login'),
    forgot: page('/forgot-password'),
    tokens: page('/dashboard/api-tokens'),
    link: (token: string, purpose: LinkPurpose) => page(linkPage(token, purpose)),
    requestLink: (token: string, act: 'validate' | 'approve' | 'answer' | 'confirm') =>
      page(`/request/${token}/${act}`),
    newsletter: (token: string, act: 'confirm' | 'leave') => page(`/newsletter/${token}/${act}`),
    requestStatus: (uuid: string) => page(`/requests/status/${uuid}`),
    cancel: (token: string, purpose: LinkPurpose) => page(linkPage(token, purpose, 'cancel')),
  };
}
