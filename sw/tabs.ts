import { message, readHere } from '#protocol/worker/worker-messages.ts';
import type { OfflineFiles } from '#protocol/worker/offline-files.ts';
import { decoded, isPassedOver } from './routes.ts';

const ANSWER_WITHIN_MS = 2000;

/** What is used of a WindowClient. */
interface Tab {
  url: string;
  frameType: string;
  postMessage: (data: unknown, ports: Transferable[]) => void;
}

/** What tells a build's pages from others. */
type Build = Pick<OfflineFiles, 'entry' | 'online'>;

/**
 * A page of ours: not a frame in one, not a file in a tab of its own, which has no script to answer with, and none that
 * takes nothing from any cache.
 */
const isPage = ({ url, frameType }: Tab, build: Build) => {
  const { pathname } = new URL(url);
  return frameType !== 'nested' && !/\.\w+$/.test(pathname) && !isPassedOver(decoded(pathname) ?? pathname, build);
};

const entryOf = (tab: Tab, withinMs: number): Promise<string | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (entry: string | null) => {
      port1.close();
      resolve(entry);
    };
    const timer = setTimeout(() => end(null), withinMs);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      end(readHere(data)?.entry ?? null);
    });
    port1.start();
    tab.postMessage(message({ type: 'who' }), [port2]);
  });

/** Whether any tab may still need an older build's files; one that does not answer may. */
export async function hasOldTab(tabs: readonly Tab[], build: Build, withinMs = ANSWER_WITHIN_MS): Promise<boolean> {
  const pages = tabs.filter((tab) => isPage(tab, build));
  const entries = await Promise.all(pages.map((tab) => entryOf(tab, withinMs)));
  return entries.some((found) => found !== build.entry);
}
