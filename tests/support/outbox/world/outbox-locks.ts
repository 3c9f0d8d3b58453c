import { AsyncResource } from 'node:async_hooks';

type Callback = (lock: Lock | null) => unknown;

interface Waiting {
  owner: string;
  grant: () => void;
}

/** Web Locks for Node 20, exclusive only: one queue per name, and `release` for a tab or worker that dies. */
export class MemoryLocks {
  private readonly held = new Map<string, string>();
  private readonly queues = new Map<string, Waiting[]>();

  /** The locks as one tab or worker sees them. */
  of(owner: string): LockManager {
    const request = (name: string, ...rest: [Callback] | [LockOptions, Callback]): Promise<unknown> => {
      const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
      return new Promise((resolve, reject) => {
        // Whoever frees the lock must not be taken for the one who goes on: see Life.
        const grant = AsyncResource.bind(() => {
          this.held.set(name, owner);
          const run = async () => callback({ name, mode: 'exclusive' });
          run()
            .then(resolve, reject)
            .finally(() => {
              // A lock that was taken from the dead is no longer theirs to free.
              if (this.held.get(name) === owner) this.free(name);
            });
        });
        if (!this.held.has(name)) return grant();
        const waiting = { owner, grant };
        const queue = this.queues.get(name) ?? [];
        this.queues.set(name, [...queue, waiting]);
        options.signal?.addEventListener('abort', () => {
          const left = this.queues.get(name) ?? [];
          if (!left.includes(waiting)) return;
          this.queues.set(
            name,
            left.filter((one) => one !== waiting),
          );
          reject(options.signal?.reason as Error);
        });
      });
    };
    return { request, query: () => Promise.resolve({}) } as LockManager;
  }

  /** Frees what a dead owner held and forgets what it waited for. */
  release(owner: string): void {
    for (const [name, queue] of this.queues) {
      this.queues.set(
        name,
        queue.filter((one) => one.owner !== owner),
      );
    }
    for (const [name, holder] of this.held) if (holder === owner) this.free(name);
  }

  private free(name: string) {
    this.held.delete(name);
    const [next, ...rest] = this.queues.get(name) ?? [];
    this.queues.set(name, rest);
    next?.grant();
  }
}
