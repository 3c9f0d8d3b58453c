import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTab } from '#features/announcement/watch-tab.ts';

/** A tab as the opener sees it. */
const openTab = () => ({ closed: false, location: { href: 'about:blank' }, document: { readyState: 'complete' } });
const watch = (tab: object) => {
  const onEnd = vi.fn();
  return { onEnd, stop: watchTab(tab as Window, onEnd) };
};

describe('the busy text of the announcement', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes when the new tab has loaded', () => {
    const tab = openTab();
    const { onEnd } = watch(tab);
    vi.advanceTimersByTime(1000);
    expect(onEnd).not.toHaveBeenCalled();
    tab.location.href = 'https://example.com/announcement.pdf';
    vi.advanceTimersByTime(200);
    expect(onEnd).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('goes when the visitor closes the tab', () => {
    const tab = openTab();
    const { onEnd } = watch(tab);
    tab.closed = true;
    vi.advanceTimersByTime(200);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('goes when the browser’s own viewer hides the tab', () => {
    const { onEnd } = watch({
      closed: false,
      get location(): never {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    });
    vi.advanceTimersByTime(200);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('goes after five seconds where nothing is heard', () => {
    const { onEnd } = watch(openTab());
    vi.advanceTimersByTime(4900);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('is not touched any more after the page is left', () => {
    const { onEnd, stop } = watch(openTab());
    stop();
    vi.advanceTimersByTime(6000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
