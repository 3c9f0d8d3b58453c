import type { FallbackStorage } from '#outbox/store/types.ts';

/** localStorage in memory: its own keys are what it holds. `quota` bounds its characters. */
class MemoryStorage implements FallbackStorage {
  [key: string]: unknown;
  readonly #quota: number;
  constructor(quota: number) {
    this.#quota = quota;
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, value: string): void {
    const others = Object.entries(this).filter(([name]) => name !== key);
    const size = others.reduce((sum, [name, text]) => sum + name.length + (text as string).length, 0);
    if (size + key.length + value.length > this.#quota) throw new DOMException('full', 'QuotaExceededError');
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
export const memoryStorage = (quota = Infinity): FallbackStorage => new MemoryStorage(quota);
