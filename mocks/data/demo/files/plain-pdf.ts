/** Where the first line stands on A4, in points from below, and how far apart lines are. */
const TOP = 780;
const LEFT = 60;
const LEADING = 20;

/** A page of lines as PDF. ASCII without brackets and backslashes, so that a character is a byte and means itself. */
export function plainPdf([title = '', ...lines]: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = lines.map((line) => `(${line}) Tj T*`).join(' ');
  const page = `BT ${LEFT} ${TOP} Td ${LEADING} TL /F 16 Tf (${title}) Tj T* /F 11 Tf ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const from = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(from).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + end);
}
