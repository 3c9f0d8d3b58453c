import { descriptions } from '#content/descriptions.ts';
import { facts } from '#content/facts.ts';
import { faq } from '#content/faq.ts';
import { navigation } from '#content/navigation.ts';
import { units } from '#content/units.ts';
import { development, floorPlan } from '#site/head/development-data.ts';
import { absolute, type PageArticle, type Place } from '#site/head/head.ts';
import { addressOf } from '#site/pages/routes.ts';
import { questionsOf } from '#site/questions/find-questions.ts';
import type { PageEntry } from '#site/schema/navigation.ts';
import { breadcrumb, faqPage, newsArticle } from '#site/head/structured-data.ts';
import { SHELL_TEXT } from '#text/shell.ts';
import { shareAddress } from './page-meta.ts';

// Answers are read by search engines, from the HTML: whoever goes on inside the site need not load them twice.
const questions = import.meta.env.SSR && faq ? questionsOf(faq) : [];

/** What the home page says of the development, a plan's page of its home, and the questions' of them. */
function aboutDevelopment({ kind, path, unit: unitId }: PageEntry): object[] {
  if (kind === 'home')
    return [
      development(
        facts,
        { units: units.units, navigation },
        { description: descriptions['/'] ?? '', image: shareAddress() },
      ),
    ];
  if (kind === 'faq' && questions.length > 0) return [faqPage(questions)];
  const unit = kind === 'floor-plan' ? units.units.find(({ id }) => id === unitId) : null;
  return unit?.forSale ? [{ '@context': 'https://schema.org', ...floorPlan(facts, unit, path) }] : [];
}

/** What search engines are told of a page as data (schema.org); none of a page that is not found, or not to be found. */
export function pageData(page: PageEntry | null, { site, id }: Place, article: PageArticle | null): object[] {
  if (!page || page.apart) return [];
  const trail = breadcrumb(page, facts, SHELL_TEXT.home);
  // Other sites' articles are not listed.
  if (!article || site !== facts.slug) return [trail, ...aboutDevelopment(page)];
  const address = absolute(facts, addressOf(page.path, site, id));
  return [trail, newsArticle(article, { address, image: shareAddress(), author: facts.name })];
}
