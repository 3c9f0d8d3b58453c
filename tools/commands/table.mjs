/** How wide a terminal shows a text: Korean syllables take two columns. @param {string} text */
const columns = (text) =>
  text.length + (text.match(/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/g)?.length ?? 0);

/** @param {string} text @param {number} width */
const padded = (text, width) => text + ' '.repeat(width - columns(text));

/**
 * Rows under a head, each column as wide as its widest text.
 * @param {readonly string[]} head @param {readonly (readonly string[])[]} rows as long as the head
 */
export function formatTable(head, rows) {
  const widths = head.map((title, index) => Math.max(...[title, ...rows.map((row) => row[index] ?? '')].map(columns)));
  const line = (/** @type {readonly string[]} */ row) =>
    row
      .map((text, index) => padded(text, widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
