import { randomUUID } from 'node:crypto';
import { redirects } from '#site/pages/routes.ts';
import type { BuildFacts } from '#tools/bundle/build-file.ts';
import type { Content } from '#site/content-schema.ts';
import type { Environment } from '#tools/host/environment.ts';
import { headerRules, headersOf } from '#tools/host/host-headers.ts';
import { inlineStyles } from '#tools/prerender/inline-parts.mjs';
import { changedLaw } from '#tools/law/law-record.ts';
import { ask, type Answer } from './ask.ts';
import { broken, good, open, type Finding } from './finding.ts';

const DEPLOY = 'deploy again (npm run deploy)';

function checkBuild({ status, json }: Answer, slug: string): Finding {
  const build = json as Partial<BuildFacts> | null;
  if (status !== 200 || !build?.built) return broken(`Build: /build.json is not there (${status}): ${DEPLOY}.`);
  if (build.site !== slug) return broken(`Build: the host serves ${build.site}, not ${slug}: ${DEPLOY}.`);
  return good(`Build: version ${build.version}, commit ${build.commit ?? 'unknown'}, of ${build.built}.`);
}

/** A build that was made when the law was told in other words. */
function checkLaw({ json }: Answer, { facts: { location } }: Content): Finding[] {
  const build = json as Partial<BuildFacts> | null;
  if (!build?.built) return [];
  if (!build.law) return [broken(`Law: the build does not say what it says of the law: build and ${DEPLOY}.`)];
  const changed = changedLaw(build.law, location);
  return [
    changed.length === 0
      ? good('Law: as the engine tells it now.')
      : broken(`Law: built before a change of law: ${changed.join(', ')}: build and ${DEPLOY}.`),
  ];
}

function checkHeaders({ headers }: Answer, expected: Record<string, string>, isHttps: boolean): Finding {
  const other = Object.entries(expected).filter(([name, value]) => headers.get(name) !== value);
  const names = [
    ...other.map(([name]) => name),
    ...(isHttps && !headers.has('strict-transport-security') ? ['Strict-Transport-Security'] : []),
  ];
  return names.length === 0
    ? good('Headers: as this repository and its configuration want them.')
    : broken(`Headers: ${names.join(', ')} differ from what this configuration wants: ${DEPLOY}.`);
}

/** What the host at an address serves: which build, its headers, redirects, and a real 404. */
export async function checkHost(address: string, content: Content, environment: Environment): Promise<Finding[]> {
  const { slug } = content.facts;
  const moved = redirects(content.navigation, content.facts);
  const build = await ask(`${address}/build.json`);
  if (typeof build === 'string') return [open(`Host: ${build}: not deployed yet, or the domain does not lead there.`)];
  const [home, missing, ...answers] = await Promise.all([
    ask(`${address}/`),
    ask(`${address}/doctor-${randomUUID()}`),
    ...moved.map(({ from }) => ask(address + from)),
  ]);
  const findings = [checkBuild(build, slug), ...checkLaw(build, content)];
  if (typeof home !== 'string') {
    // The block of the page that is served: another build's may be in this folder.
    const expected = headersOf(headerRules(content, environment, inlineStyles(home.text)), '/');
    findings.push(checkHeaders(home, expected, address.startsWith('https:')));
  }
  if (typeof missing !== 'string')
    findings.push(
      missing.status === 404
        ? good('Unknown pages: a real 404.')
        : broken(`Unknown pages: answered ${missing.status} where 404 belongs: ${DEPLOY}.`),
    );
  const lost = moved.filter(({ to }, index) => {
    const answer = answers[index];
    const location = typeof answer === 'object' ? answer.headers.get('location') : null;
    const wanted = new URL(encodeURI(to), address).href;
    return !location || new URL(location, address).href !== wanted;
  });
  findings.push(
    lost.length === 0
      ? good(`Redirects: ${moved.length} of ${moved.length}.`)
      : broken(`Redirects: ${lost.map(({ from }) => from).join(', ')} do not lead where they should: ${DEPLOY}.`),
  );
  return findings;
}
