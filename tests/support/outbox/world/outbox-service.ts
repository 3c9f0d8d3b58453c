import type { Life } from './outbox-life.ts';
import { MemoryOffice } from './outbox-office.ts';
import { FAULTS, isAccepted, type Fault } from '#tests/support/outbox/campaigns/outbox-collector.ts';

/** One POST that reached the service. */
export interface Post {
  id: string;
  owner: string;
  body: Record<string, string>;
  form: string;
  fault: Fault;
  at: number;
}

/** One call that reached the office. */
export interface OfficePost {
  /** Of the lead that it writes; empty: none. */
  id: string;
  owner: string;
  body: string;
  fault: OfficeFault;
  at: number;
  /** The database has carried it out. */
  isTaken: boolean;
}

/** What the office does with one call: as the form service, or it says that others write at once. */
export const OFFICE_FAULTS = [...FAULTS, 'aborted'] as const;
export type OfficeFault = (typeof OFFICE_FAULTS)[number];

const leadIn = (body: string) => /\/leads\/([^"]+)"/.exec(body)?.[1] ?? '';

/** A network, a form service and an office in memory, with the same faults as the collector's, and the clock of its device. */
export class MemoryService {
  readonly posts: Post[] = [];
  readonly office = new MemoryOffice();
  readonly officePosts: OfficePost[] = [];
  readonly officeScripted: OfficeFault[] = [];
  officeOtherwise: OfficeFault = 'ok';
  readonly inFlight = new Map<string, string>();
  /** Two living senders with the same lead in the air: must stay empty. */
  readonly doubles: string[] = [];
  isOnline = true;
  /** Milliseconds by which the device's clock is off. */
  clockOffset = 0;
  readonly scripted: Fault[] = [];
  otherwise: Fault = 'ok';
  /** Called with each POST, before it is answered. */
  onPost: (() => Promise<void>) | null = null;
  now = (): number => Date.now() + this.clockOffset;

  protected async serve(life: Life, input: string, init: RequestInit): Promise<Response> {
    await life.pass(null);
    // Another of its calls has ended it meanwhile.
    if (life.isDead) await new Promise<never>(() => {});
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    return input.startsWith('https://office.test')
      ? this.serveOffice(life, input, init)
      : this.serveForm(life, input, init);
  }

  private async serveOffice(life: Life, input: string, init: RequestInit): Promise<Response> {
    const body = init.body as string;
    const id = leadIn(body);
    const fault = this.officeScripted.shift() ?? this.officeOtherwise;
    const post: OfficePost = { id, owner: life.name, body, fault, at: this.now(), isTaken: false };
    this.officePosts.push(post);
    return this.flown(life, id && `office:${id}`, async () => {
      if (id) await this.onPost?.();
      if (fault === 'aborted') return Response.json({ error: { code: 409, status: 'ABORTED' } }, { status: 409 });
      if (!isAccepted(fault)) return this.respond(fault, init.signal ?? null);
      const { status, body: answer } = this.office.answer(input, body);
      post.isTaken = status === 200;
      return fault === 'ok' ? Response.json(answer, { status }) : this.respond(fault, init.signal ?? null);
    });
  }

  private async serveForm(life: Life, input: string, init: RequestInit): Promise<Response> {
    const body = JSON.parse(init.body as string) as Record<string, string>;
    const id = body['lead_id'] ?? '';
    const fault = this.scripted.shift() ?? this.otherwise;
    this.posts.push({ id, owner: life.name, body, form: input.split('/').pop() ?? '', fault, at: this.now() });
    return this.flown(life, id, async () => {
      await this.onPost?.();
      return this.respond(fault, init.signal ?? null);
    });
  }

  /** An answer on its way back, with the copy in the air until it has come; a call of no lead may be so at any time. */
  private async flown(life: Life, copy: string, answer: () => Promise<Response>): Promise<Response> {
    if (this.inFlight.has(copy)) this.doubles.push(copy);
    if (copy) this.inFlight.set(copy, life.name);
    const landed = () => {
      if (this.inFlight.get(copy) === life.name) this.inFlight.delete(copy);
    };
    life.onDeath(landed);
    try {
      return await life.pass(this.gated(life, await answer()));
    } catch (error) {
      await life.pass(null);
      throw error;
    } finally {
      landed();
    }
  }

  private gated(life: Life, response: Response): Response {
    const text = response.text.bind(response);
    response.text = async () => life.pass(await text());
    return response;
  }

  private async respond(fault: Fault, signal: AbortSignal | null): Promise<Response> {
    const json = (status: number, body: unknown) => Response.json(body, { status });
    switch (fault) {
      case 'ok':
        return json(200, { ok: true });
      case 'half':
        return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
      case 'hang':
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      case '500':
        return json(500, {});
      case '429':
        return json(429, {});
      case 'html':
        return new Response('<title>Wi-Fi</title>');
      case '200error':
        return json(200, { error: 'over quota' });
      case '200no':
        return json(200, { success: false });
      case '400html':
        return new Response('<h1>Bad request</h1>', { status: 400 });
      case '422':
        return json(422, { errors: [] });
      case '404':
        return json(404, {});
      case 'rst':
      case '302':
      case '500nocors':
        throw new TypeError('Failed to fetch');
    }
  }

  /** The ids of the leads that the form's service has. */
  accepted(): Set<string> {
    return new Set(this.posts.filter(({ fault }) => isAccepted(fault)).map(({ id }) => id));
  }

  /** Everything works, and goes on to. */
  mend(): void {
    this.isOnline = true;
    this.otherwise = this.officeOtherwise = 'ok';
    this.scripted.length = this.officeScripted.length = 0;
  }
}
