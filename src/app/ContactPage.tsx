import { ContactScreen } from '@/features/contact/ContactScreen';
import { useConfig } from './config/use-config';

/** The form, with the address of those who run the installation. */
export default function ContactPage() {
  return <ContactScreen email={useConfig().SUPPORT_EMAIL} />;
}
