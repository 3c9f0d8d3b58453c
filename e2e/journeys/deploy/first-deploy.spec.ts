import fs from 'node:fs/promises';
import path from 'node:path';
import { cloneProject, startNewProject, type NewProject } from '#e2e/support/builds/new-project.ts';
import { expect, test } from '#e2e/support/site.ts';

test.describe.configure({ mode: 'serial' });

let clone = '';
let project: NewProject;

test.beforeAll(async () => {
  [clone, project] = await Promise.all([cloneProject(), startNewProject()]);
});

test.afterAll(async () => {
  await project.close();
  await fs.rm(clone, { recursive: true, force: true });
});

test(
  'before the first deploy, --dry-run builds and lists what would be done, in order, and sends nothing',
  { tag: '@desktop' },
  async () => {
    test.setTimeout(400_000);
    const { code, output } = await project.deploy(clone, '--dry-run');
    expect(output).toMatch(
      /1\. send rules and index: npx .* --only firestore\n.*2\. wait until.*\n.*3\. build.*\n.*4\. send the site: npx .* --only hosting\n/,
    );
    expect(output).toContain('nothing was sent');
    expect(code).toBe(0);
    expect(project.events).toEqual(['refused']);
  },
);

test(
  'the first deploy of an empty project sends the rules, waits for the index, builds, and sends the site',
  { tag: '@desktop' },
  async () => {
    test.setTimeout(400_000);
    project.events.length = 0;
    const { code, output } = await project.deploy(clone);
    expect(output).toContain('Deployed: ');
    expect(code).toBe(0);
    expect(project.events).toEqual([
      'refused',
      'sent firestore',
      'no index',
      'no index',
      // Once to see that it answers, once by the build.
      'read',
      'read',
      'sent hosting with a site',
    ]);
    // The database was asked: the feed is there, though it is empty.
    expect(await fs.readFile(path.join(clone, 'dist/너울결파크/rss.xml'), 'utf8')).toContain('<rss version="2.0">');
  },
);
