import type { Institute } from '@/contract/reference/institute';

/** How to ask an institute for material, as plain text. */
export function guideText({ code, fullName, requestsEmail }: Institute): string {
  return [
    `How to request material from ${code}`,
    fullName,
    '',
    '1. Choose accessions and keep them in My List. Those marked as available can be requested.',
    '2. Say what the material is for: breeding, research, education or direct use in the field.',
    '3. Accept the Standard Material Transfer Agreement (SMTA) for accessions of the Multilateral System.',
    '4. Your country may require an import permit. Please attach it to the request. A phytosanitary certificate comes with the seed.',
    '5. Seed is sent free of charge in small samples, usually 50 to 100 seeds of each accession.',
    '',
    requestsEmail ? `Questions: ${requestsEmail}` : 'This institute takes no requests here.',
    '',
    'This text was made for the demonstration and binds nobody.',
    '',
  ].join('\n');
}
