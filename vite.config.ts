import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type InlineConfig, type UserConfig } from 'vite';
import { localServices } from './local/plugin.ts';
import type { OfficeEndpoint } from '#protocol/office/office-paths.ts';
import type { LocalServicesOptions } from './local/services.ts';
import type { Content } from '#site/content-schema.ts';
import { ownPath } from '#site/pages/own-pages.ts';
import { checkAnnouncementFile } from './tools/content/announcement-file.ts';
import { buildFilePlugin } from './tools/bundle/build-file.ts';
import { buildFolderPlugin } from './tools/bundle/build-folder.ts';
import { BUILD_TARGET } from './tools/commands/build/build-target.mjs';
import { buildFolder, currentSite, localData, type Site } from './tools/commands/sites.mjs';
import { contentFilesPlugin } from './tools/content/content-files.ts';
import { filmsPlugin } from './tools/films/films.ts';
import { contentPlugin } from './tools/content/content-plugin.ts';
import { ContentError } from './tools/content/content-error.ts';
import { contentSource } from './tools/content/content-source.ts';
import { unwatchedBy } from './tools/content/unwatched.ts';
import type { Environment } from './tools/host/environment.ts';
import { shortClassNames } from './tools/bundle/class-names.ts';
import { firstScreenGroups, firstScreenPlugin } from './tools/bundle/first-screen.ts';
import { fontsPlugin } from './tools/bundle/fonts.ts';
import { exampleLeads, officeEndpoint, receiversOf } from './tools/host/office-endpoint.ts';
import { pressServices } from './tools/host/press-services.ts';
import { headerRules } from './tools/host/host-headers.ts';
import { withOwnPagesIn } from './tools/host/own-pages.ts';
import { lightFirestorePlugin } from './tools/bundle/light-firestore.ts';
import { lightHelmetPlugin } from './tools/bundle/light-helmet.ts';
import { lightRouterPlugin } from './tools/bundle/light-router.ts';
import { mapsPlugin } from './tools/maps/maps.ts';
import { picturesPlugin } from './tools/pictures/pictures.ts';
import { plansPlugin } from './tools/plans/plans.ts';
import { prerenderPlugin } from './tools/prerender/prerender.ts';
import { readPublishedArticles, readsPublished } from './tools/prerender/published-articles.ts';
import { feedLink, searchFilesPlugin } from './tools/prerender/search-files.ts';
import { readServices } from './tools/host/services.ts';
import { staticHostPlugin } from './tools/host/static-host.ts';
import { themePlugin } from './tools/theme/theme-styles.ts';
import { walksPlugin } from './tools/tour/walks.ts';
import { workerMode, workerPlugins } from './tools/worker/worker.ts';

const root = import.meta.dirname;

/** What the embedded services keep. */
const dataDirectory = localData();

/** Chunks that every page shares, apart from the pages' own. */
const CHUNK_GROUPS = [
  ...firstScreenGroups,
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: 'router',
    test: /node_modules[\\/](react-router|react-router-dom|react-helmet-async|react-fast-compare|invariant|shallowequal|zustand)[\\/]/,
    priority: 1,
  },
  // By itself, so that the budget can weigh what reading articles costs. Sign-in is none of it.
  {
    name: 'firestore',
    test: /node_modules[\\/](@firebase[\\/]firestore|firebase[\\/]firestore)[\\/]/,
    priority: 1,
  },
  // The leads desk needs it without that database's SDK.
  {
    name: 'firebase-core',
    test: /node_modules[\\/]@?firebase[\\/](app|component|logger|util)[\\/]|[\\/]src[\\/]firebase[\\/]firebase-app\.ts$/,
    priority: 2,
  },
  // Many tiny chunks would cost more than what a page does not need of these; what only one or two
  // pages use goes with them. Words go with the parts that say them, unless different parts do; those of days, and what
  // the popups' choice of a time keeps, every page needs. The staff's forms are in three places, none of them a visitor's;
  // calendars, the schedule's days, visits, and what is said to the worker come late; looking closely is for plans and maps.
  {
    name: 'parts',
    test: /[\\/]src[\\/]((browser|ui(?![\\/](style[\\/]form\.|zoom[\\/]))|site(?![\\/](calendar|schedule|visits))|protocol(?![\\/]worker[\\/]))[\\/]|text[\\/](controls[\\/]tables|dates|visits[\\/]picking)\.ts|features[\\/]visits[\\/](slot-words|visit-store)\.ts)|^\0content:(facts|navigation)$/,
    minShareCount: 3,
  },
];

const SHARED_CHUNK = /\/(main|parts|react|router|first-screen|rolldown-runtime)-[^/]+\.js$/;

/** A page's files are asked for at once, not one after the other; the scripts that every page shares are there already. */
const withoutShared = (_file: string, files: string[]) => files.filter((file) => !SHARED_CHUNK.test(file));

/** While content is written it may run ahead of its printed notice; a build may not. */
async function refuseForeignAnnouncement(folder: string, content: Content): Promise<void> {
  const problems = await checkAnnouncementFile(folder, content);
  if (problems.length > 0) throw new ContentError(path.relative(root, folder), problems);
}

/** What the code takes from the environment of its build. */
const constants = (environment: Environment, office: OfficeEndpoint | null, worker: string) => ({
  __FORM_ENDPOINTS__: JSON.stringify(environment.formEndpoints),
  __FIREBASE__: JSON.stringify(environment.firebase),
  __PRESS__: JSON.stringify(pressServices(environment)),
  __OFFICE__: JSON.stringify(office),
  __WORKER__: JSON.stringify(worker),
});

/** What the embedded services know of the development. */
const embedded = (content: Content, environment: Environment): LocalServicesOptions => ({
  dataDirectory,
  siteId: content.facts.slug,
  siteName: content.facts.name,
  formOptions: content.shell.formOptions ?? {},
  articles: content.press?.articles ?? [],
  leads: exampleLeads(process.env['LEADS'], environment),
  visits: content.visits,
  desk: officeEndpoint(environment, content.facts.slug) ? ownPath('desk', content.facts.slug) : null,
});

const BUILD_OUTPUT: BuildEnvironmentOptions = {
  manifest: true,
  target: BUILD_TARGET,
  // A hundredth smaller than what Vite's own would make of it: on the slowest network each kilobyte is felt.
  minify: 'terser',
  terserOptions: { module: true, compress: { passes: 3 } },
  modulePreload: { polyfill: false, resolveDependencies: withoutShared },
  rolldownOptions: {
    checks: { pluginTimings: false },
    input: 'src/main.tsx',
    plugins: [firstScreenPlugin()],
    // Vendor code apart, so that a change of ours does not make every visitor load React again.
    output: { codeSplitting: { groups: CHUNK_GROUPS } },
  },
};

const serversOf = ({ folder }: Site): Pick<UserConfig, 'preview' | 'server'> => ({
  preview: { host: 'localhost', port: 4173, strictPort: true, cors: false },
  server: {
    host: 'localhost',
    port: 4173,
    strictPort: true,
    // Other sites of this computer may read nothing; the embedded services say themselves whom they answer.
    cors: false,
    watch: { ignored: unwatchedBy(root, folder) },
    // Vite's own list, and where the embedded services keep leads and the administrator's password.
    fs: {
      deny: [
        '.env',
        '.env.*',
        'site.env',
        'site.env.*',
        '*.{crt,pem}',
        '**/.git/**',
        '**/.local*/**',
        `${dataDirectory}/**`,
      ],
    },
  },
});

/** A development's own folders: two servers of two developments share no file. */
const foldersOf = (site: Site): Pick<UserConfig, 'build' | 'cacheDir' | 'envDir'> => ({
  cacheDir: path.join(root, '.cache/vite', site.name),
  // Its variables stand in its content's folder, and tools/host/services.ts alone reads them.
  envDir: false,
  build: { ...BUILD_OUTPUT, outDir: buildFolder(site) },
});

export default defineConfig(async ({ command, isPreview }): Promise<UserConfig> => {
  const site = currentSite();
  const { folder } = site;
  const environmentOf = ({ facts }: Content) => readServices(root, { folder, slug: facts.slug }).environment;
  const source = contentSource(folder, (read) => withOwnPagesIn(read, environmentOf(read)));
  const content = await source.read();
  if (command === 'build') await refuseForeignAnnouncement(folder, content);
  const environment = environmentOf(content);
  const articles =
    command === 'build' && environment.firebase && readsPublished(process.env['PRESS'])
      ? await readPublishedArticles(environment.firebase, content.facts.slug)
      : null;
  const worker = workerMode(process.env['WORKER']);
  const receivers = receiversOf(environment, content.facts.slug);
  const define = constants(environment, receivers.office, worker);
  const headers = (styles: readonly string[]) => headerRules(content, environment, styles);
  const shared = (): InlineConfig => ({
    plugins: [
      contentPlugin(source),
      themePlugin(source, folder),
      picturesPlugin(folder, source),
      filmsPlugin(source),
      mapsPlugin(source),
      plansPlugin(source),
      walksPlugin(source),
      fontsPlugin(root, source),
      lightFirestorePlugin(),
      lightHelmetPlugin(),
      lightRouterPlugin(),
      react(),
    ],
    ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(root) } } }),
    // Firebase brings one of its own, whose calls are the same.
    resolve: { dedupe: ['idb'] },
    define,
  });
  return {
    ...shared(),
    // Preview answers unknown paths with a real 404; the dev server hands every path to the router.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      buildFolderPlugin(root, content.facts.slug),
      staticHostPlugin(root, content, environment),
      localServices(embedded(content, environment)),
      ...(shared().plugins ?? []),
      contentFilesPlugin(source),
      searchFilesPlugin(content, articles),
      buildFilePlugin(root, content),
      prerenderPlugin({
        folder,
        theme: content.theme,
        nested: shared,
        articles,
        receivers,
        feed: articles ? feedLink(content) : '',
      }),
      // After the prerendering: the worker keeps the pages too.
      ...(await workerPlugins({ folder, content, mode: worker, headers })),
    ],
    ...foldersOf(site),
    ...serversOf(site),
  };
});
