/** Texts as PDF holds them outside ASCII: UTF-16 with its mark, in hexadecimal. */
const pdfText = (text: string): string => {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return `<FEFF${bytes.toString('hex').toUpperCase()}>`;
};

const lastMatch = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1);

/**
 * Adds subject and keywords to a PDF's information dictionary by an incremental update (ISO 32000-1, 7.5.6), because
 * the browser writes only the title. Keywords must be ASCII, so that a search in the bytes finds them.
 * @throws {Error} when the PDF is not built as Chromium builds it (a plain cross-reference table)
 */
export function withInformation(pdf: Buffer, { subject, keywords }: { subject: string; keywords: string }): Buffer {
  const text = pdf.toString('latin1');
  const trailer = lastMatch(text, /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)/g);
  const [, size] = /\/Size (\d+)/.exec(trailer?.[1] ?? '') ?? [];
  const [, root] = /\/Root (\d+ \d+ R)/.exec(trailer?.[1] ?? '') ?? [];
  const [, number] = /\/Info (\d+) 0 R/.exec(trailer?.[1] ?? '') ?? [];
  const information = lastMatch(text, new RegExp(String.raw`(?:^|\n)${number} 0 obj\s*<<([\s\S]*?)>>\s*endobj`, 'g'));
  if (!trailer || !size || !root || !number || !information)
    throw new Error('This PDF has no information dictionary where Chromium writes it');
  const start = pdf.length + 1;
  const object = `${number} 0 obj\n<<${information[1]}\n/Subject ${pdfText(subject)}\n/Keywords (${keywords})>>\nendobj\n`;
  const table = [
    `xref\n${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`,
    `trailer\n<</Size ${size}\n/Root ${root}\n/Info ${number} 0 R\n/Prev ${trailer[2]}>>\n`,
    `startxref\n${start + object.length}\n%%EOF\n`,
  ].join('');
  return Buffer.concat([pdf, Buffer.from(`\n${object}${table}`, 'latin1')]);
}
