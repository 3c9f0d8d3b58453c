import { type MouseEvent, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { FIRST_SCREEN_END_ID } from '#protocol/page/first-screen.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { watchPictures } from '#ui/pictures/late-pictures.ts';
import { lateTurn } from '#browser/late-turn.ts';
import { whenReachable } from '#browser/when-reachable.ts';
import { useCurrentPage } from '#app/routing/current-page.ts';
import { takeOver } from './take-over.ts';
import { FloatingBar } from '#app/shell/around/floating-bar.tsx';
import { Footer } from '#app/shell/around/footer.tsx';
import { Header } from '#app/header/header.tsx';
import { useMenu } from '#app/header/menu-store.ts';
import { LateSlot } from '#ui/late-slot.tsx';
import { OutboxSlot } from '#app/outbox/outbox-slot.tsx';
import { PendingPage } from './pending-page.tsx';
import { Popups } from './popups.tsx';
import { useScrollToTop } from '#app/routing/scroll-to-top.ts';
import { SectionBanner } from '#app/shell/around/section-banner.tsx';
import { usePageData } from '#app/head/use-page-data.ts';
import { WorkerSlot } from '#app/worker/worker-slot.tsx';
import styles from './app-shell.module.css';

/** Moves the focus without a history entry, which Back would have to pass. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const loadLateWork = () => import('#app/shell/late/late-work.ts');
const workLate = () =>
  void lateTurn()
    .then(() => whenReachable(loadLateWork))
    .then(({ startLateWork }) => startLateWork());
const loadInstall = async () => (await import('#app/shell/late/install-parts.tsx')).InstallParts;

/** What stands around every page. */
export function AppShell() {
  const { page, site, id } = useCurrentPage();
  const isForVisitors = page?.kind !== 'desk';
  const isMenuOpen = useMenu((state) => state.open);
  useScrollToTop();
  usePageData(page, site, id);
  useEffect(takeOver, []);
  // Not sooner: what it marks in the shell would be an attribute that React has not written.
  useEffect(() => watchPictures(document), []);
  useEffect(workLate, []);
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        {SHELL_TEXT.skip}
      </a>
      {isForVisitors && <Header site={site} />}
      <PendingPage />
      <main id="main" tabIndex={-1} inert={isMenuOpen} className={styles.main}>
        {page?.apart && <span id={FIRST_SCREEN_END_ID} hidden />}
        {page && !page.apart && page.kind !== 'home' && <SectionBanner page={page} site={site} />}
        <Outlet />
      </main>
      {isForVisitors && <AroundVisitors page={page} isInert={isMenuOpen} />}
    </>
  );
}

/** What invites and serves visitors, below every page but that of the staff. */
const AroundVisitors = ({ page, isInert }: { page: PageEntry | null; isInert: boolean }) => (
  <>
    <div inert={isInert}>
      <Footer>
        <WorkerSlot />
        <LateSlot load={loadInstall} />
      </Footer>
      <FloatingBar />
    </div>
    <Popups page={page} />
    <OutboxSlot />
  </>
);
