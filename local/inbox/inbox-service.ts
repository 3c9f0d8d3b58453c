import type { FormSpecs } from '#forms/form-specs.ts';
import { sendPage } from '#local/html.ts';
import { sendJson, type Service } from '#local/http.ts';
import { inboxPage } from './inbox-page.ts';
import type { Inbox } from './inbox.ts';

const PAGE = '/local/inbox';
const DATA = '/local/inbox.json';

/** Shows what the forms sent: a page for people, the same as data for programs. */
export function createInboxService(inbox: Inbox, siteName: string, specs: FormSpecs): Service {
  return {
    owns: (path) => path === PAGE || path === DATA,
    answer: (request, response, path) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendJson(response, 405, { error: 'GET으로 읽어 주세요.' }, { allow: 'GET, HEAD' });
      } else if (path === DATA) {
        sendJson(response, 200, { leads: inbox.leads() }, { 'cross-origin-resource-policy': 'same-origin' });
      } else {
        sendPage(response, 200, inboxPage(inbox.leads(), siteName, specs));
      }
    },
  };
}
