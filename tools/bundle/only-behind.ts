import type { Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The scripts that can be loaded from some of them on, and their stylesheets. */
function reachable(bundle: Bundle, from: readonly string[], isLeftOut: (chunk: Rolldown.OutputChunk) => boolean) {
  const found = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk' || isLeftOut(chunk)) return;
    found.add(file);
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  from.forEach(visit);
  return found;
}

/**
 * The scripts and stylesheets of a bundle that only one module needs: nothing else leads to them.
 * @throws {Error} when no chunk begins with the module: it has moved, or something else imports it
 */
export function onlyBehind(bundle: Bundle, module: RegExp): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isBehind = ({ facadeModuleId }: Rolldown.OutputChunk) => module.test(facadeModuleId ?? '');
  const behind = chunks.filter(isBehind).map(({ fileName }) => fileName);
  if (behind.length === 0) throw new Error(`No chunk of its own begins with ${module.source}`);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const others = reachable(bundle, entries, isBehind);
  return new Set([...reachable(bundle, behind, () => false)].filter((file) => !others.has(file)));
}
