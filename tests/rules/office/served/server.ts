import { EMULATOR, OWNER, unsignedToken } from '#tests/local/firestore/emulator.ts';
import { serveStandIn } from '#tests/local/firestore/emulator-stand-in.ts';
import { postJson } from '#tests/local/running-services.ts';
import type { DatabaseWrite } from '#protocol/office/database-writes.ts';
import { ACCOUNTS, PROJECT, ROOT, UID, type Role } from '#tests/rules/office/office-database.ts';
import { fillOffice, put } from '#tests/rules/office/office-world.ts';

/** Firestore's REST calls under the project's rules. */
export interface Server {
  /** @returns the refusal's status; null: it was committed */
  commitAs: (role: Role, writes: readonly DatabaseWrite[]) => Promise<string | null>;
  /** Whether a role may `get` a document, or `list` a collection with a limit. */
  mayRead: (role: Role, method: 'get' | 'list', name: string, limit?: number) => Promise<boolean>;
  /** Makes the filled office of the cases, past the rules, where `touched` are all other documents. */
  reset: (touched?: readonly DatabaseWrite[]) => Promise<void>;
  close: () => void;
}

interface Answer {
  error?: { status: string };
}

/** Which document a write is of. */
export const nameOf = (write: DatabaseWrite) => ('delete' in write ? write.delete : write.update.name);

/** What the cases begin with. */
function fillWrites(): DatabaseWrite[] {
  const writes = ACCOUNTS.map(([name, plain]) => put(`${ROOT}/${name}`, plain));
  fillOffice({ put: (name, plain) => void writes.push(put(name, plain)) });
  return writes;
}

/** The running emulator, or the embedded service in its place. */
export async function openServer(): Promise<Server> {
  const { host, close } = EMULATOR ? { host: EMULATOR, close: () => {} } : await serveStandIn();

  async function statusOf(parent: string, method: string, content: object, token: string | null) {
    const { body } = await postJson(
      `http://${host}/v1/${encodeURI(parent)}:${method}`,
      content,
      token === null ? {} : { authorization: `Bearer ${token}` },
    );
    const [first] = Array.isArray(body) ? (body as Answer[]) : [body as Answer];
    return first?.error?.status ?? null;
  }
  const tokenOf = (role: Role) => (UID[role] === null ? null : unsignedToken(UID[role], PROJECT));

  return {
    commitAs: async (role, writes) => statusOf(ROOT, 'commit', { writes }, tokenOf(role)),
    mayRead: async (role, method, name, limit) => {
      const parts = name.split('/');
      const from = [{ collectionId: parts.at(-1) }];
      const refusal =
        method === 'get'
          ? await statusOf(ROOT, 'batchGet', { documents: [name] }, tokenOf(role))
          : await statusOf(
              parts.slice(0, -1).join('/'),
              'runQuery',
              { structuredQuery: { from, ...(limit !== undefined && { limit }) } },
              tokenOf(role),
            );
      if (refusal !== null && refusal !== 'PERMISSION_DENIED') throw new Error(`${name}: ${refusal}`);
      return refusal === null;
    },
    reset: async (touched = []) => {
      const writes = [...touched.map((write) => ({ delete: nameOf(write) })), ...fillWrites()];
      const refusal = await statusOf(ROOT, 'commit', { writes }, OWNER);
      if (refusal !== null) throw new Error(`The office is not filled: ${refusal}`);
    },
    close,
  };
}
