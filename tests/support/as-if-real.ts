import type { Content } from '#site/content-schema.ts';

/** A development of the tests with facts as a real one has them: a phone and an address of its own. */
export function asIfReal(content: Content): Content {
  const text = JSON.stringify(content).replaceAll(content.facts.phone, '051-741-0000');
  const real = JSON.parse(text) as Content;
  return { ...real, facts: { ...real.facts, origin: 'https://www.neoulgyeol.co.kr', familySites: [] } };
}
