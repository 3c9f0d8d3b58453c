import type { Life } from './outbox-life.ts';
import { isAccepted, type Fault } from '#tests/support/outbox/campaigns/outbox-collector.ts';

/** One POST that reached the service. */
export interface Post {
  id: string;
  owner: string;
  body: Record<string, string>;
  form: string;
  fault: Fault;
  at: number;
}

/** A network and a form service in memory, with the same faults as the collector's, and the clock of its device. */
export class MemoryService {
  readonly posts: Post[] = [];
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
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    const body = JSON.parse(init.body as string) as Record<string, string>;
    const id = body['lead_id'] ?? '';
    const fault = this.scripted.shift() ?? this.otherwise;
    if (this.inFlight.has(id)) this.doubles.push(id);
    this.inFlight.set(id, life.name);
    this.posts.push({ id, owner: life.name, body, form: input.split('/').pop() ?? '', fault, at: this.now() });
    const landed = () => {
      if (this.inFlight.get(id) === life.name) this.inFlight.delete(id);
    };
    life.onDeath(landed);
    try {
      await this.onPost?.();
      const response = await this.respond(fault, init.signal ?? null);
      return await life.pass(this.gated(life, response));
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

  accepted(): Set<string> {
    return new Set(this.posts.filter(({ fault }) => isAccepted(fault)).map(({ id }) => id));
  }
}
