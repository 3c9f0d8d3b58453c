import { pictures } from 'virtual:pictures';
import { facts } from '#content/facts.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { headOf } from '#site/head.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { ERROR_TEXT } from '#text/shell.ts';

interface DocumentHeadProps {
  /** null: no page has this address. */
  page: PageEntry | null;
  site: string;
  id: string | undefined;
}

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;

/** Title, description, canonical and share tags. React moves them into the head; exactly one of these a page. */
export function DocumentHead({ page, site, id }: DocumentHeadProps) {
  if (!page)
    return (
      <>
        <title>{`${ERROR_TEXT.notFound} | ${facts.name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  const head = headOf(page, { site, id }, navigation, facts);
  const image = `${facts.origin}/images/${shell.share.name}-${pictures[shell.share.name]?.hash}-${SHARE_WIDTH}.jpg`;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ko_KR" />
      <meta property="og:site_name" content={facts.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(SHARE_WIDTH)} />
      <meta property="og:image:height" content={String(SHARE_HEIGHT)} />
      <meta property="og:image:alt" content={shell.share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
