/** What Korean texts are written with: the 2,350 syllables of KS X 1001, which EUC-KR has in rows B0 to C8. */
export function commonSyllables(): string {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xc8; row += 1) for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  return new TextDecoder('euc-kr').decode(new Uint8Array(bytes));
}
