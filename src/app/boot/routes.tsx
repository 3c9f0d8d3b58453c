import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AppShell } from '#app/shell/app-shell.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFound } from './not-found.tsx';
import { LoadedPage } from './loaded-page.tsx';
import { PAGE_ROUTES } from '#app/routing/pages.ts';

/** What throws below shows the error page in its place, until the visitor goes on to another page. */
function Guarded() {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key} Fallback={ErrorPage}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** The content's page list as routes. The code of a page is there before its route is shown (page-history.ts). */
export const PageRoutes = () => (
  <Routes>
    <Route element={<Guarded />}>
      <Route element={<AppShell />}>
        <Route element={<Guarded />}>
          {PAGE_ROUTES.map(({ page, ...route }) => (
            <Route key={route.path} {...route} element={<LoadedPage page={page} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Route>
  </Routes>
);
