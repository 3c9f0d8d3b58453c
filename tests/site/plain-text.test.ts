import { describe, expect, it } from 'vitest';
import { hasVisible, plainLine, plainText } from '#site/plain-text.ts';

describe('a text from a database', () => {
  it('keeps what people write: lines, tabs, emoji of several characters, other scripts', () => {
    const text = '첫 줄\n둘째\t줄 👩‍👩‍👧‍👦 שלום 가́ ❤️';
    expect(plainText(text)).toBe(text);
  });

  it('has one kind of line end, also where a word processor wrote another', () => {
    expect(plainText('a\r\nb\rc\vd\u2028e\u2029f\u0085g')).toBe('a\nb\nc\nd\ne\nf\ng');
  });

  it('loses control characters and code points that are no characters', () => {
    expect(plainText('a\0b\u0007c\u001bd\u007fe\u009ff\uFFFEg\uFFFFh')).toBe('abcdefgh');
  });

  it('shows a mark for half a character, and leaves whole pairs alone', () => {
    expect(plainText('\uD83D a \uDE42 🙂')).toBe('\uFFFD a \uFFFD 🙂');
  });

  it('is one line as a title', () => {
    expect(plainLine('  두\r\n줄\u2028제목\0 ')).toBe('두 줄 제목');
  });

  it.each(['', ' \n\t', '\u200b\u200d', '\u3164', '\u00ad\u2060', '\0'])('is not seen at all: %j', (text) => {
    expect(hasVisible(text)).toBe(false);
  });

  it.each(['가', '!', '🙂', '\u200b1'])('is seen: %j', (text) => {
    expect(hasVisible(text)).toBe(true);
  });
});
