import en from '../../../../locales/en/accession.json';
import es from '../../../../locales/es/accession.json';
import fr from '../../../../locales/fr/accession.json';
import pt from '../../../../locales/pt-BR/accession.json';

/** What the portal's panel calls its filters and their values, in the languages of the demo assistant. */
export const PANEL_LABELS = [en, es, fr, pt].map(({ fields, values }) => ({ fields, values }));
