import { sendPage } from '#local/html.ts';
import { sendJson, type Service } from '#local/http.ts';
import type { Notices } from '#local/office/notices.ts';
import { inboxPage, type InboxSite } from './inbox-page.ts';
import type { Inbox } from './inbox.ts';

const PAGE = '/local/inbox';
const DATA = '/local/inbox.json';

/** Shows what the forms sent and what the office was told: a page for people, the same as data for programs. */
export function createInboxService(inbox: Inbox, notices: Notices, site: InboxSite): Service {
  return {
    owns: (path) => path === PAGE || path === DATA,
    answer: (request, response, path) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendJson(response, 405, { error: 'GET으로 읽어 주세요.' }, { allow: 'GET, HEAD' });
      } else if (path === DATA) {
        const found = { leads: inbox.leads(), notices: notices.all() };
        sendJson(response, 200, found, { 'cross-origin-resource-policy': 'same-origin' });
      } else {
        sendPage(response, 200, inboxPage({ leads: inbox.leads(), notices: notices.all() }, site));
      }
    },
  };
}
