import { fieldsOf, type DatabaseWrite } from '#protocol/office/database-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { ROOT } from '#tests/rules/office/office-database.ts';
import { DEEDS } from './deeds.ts';
import { oddValue, someKey } from './odd-values.ts';
import { some, type Scene } from './scene.ts';

type Update = Extract<DatabaseWrite, { update: unknown }>;

/** Turns a commit into one that its client would not send. The writes are its own to change. */
type Tampering = (scene: Scene, writes: DatabaseWrite[]) => DatabaseWrite[];

const nameOf = (write: DatabaseWrite) => ('delete' in write ? write.delete : write.update.name);

/** Changes one of the commit's updates. */
const inUpdate =
  (change: (scene: Scene, update: Update) => DatabaseWrite): Tampering =>
  (scene, writes) => {
    const chosen = scene.random.below(writes.length);
    return writes.map((write, index) => (index === chosen && 'update' in write ? change(scene, write) : write));
  };

const drop: Tampering = ({ random }, writes) => writes.toSpliced(random.below(writes.length), 1);

/** Half of the commit. */
const halve: Tampering = ({ random }, writes) => writes.filter(() => random.chance(50));

const setField = inUpdate((scene, write) => {
  const key = someKey(scene, write.update.name);
  const transforms = (write.updateTransforms ?? []).filter(({ fieldPath }) => fieldPath !== key);
  const fields = { ...write.update.fields, ...fieldsOf({ [key]: oddValue(scene, key) }) };
  const mask = write.updateMask && { updateMask: { fieldPaths: Object.keys(fields) } };
  return { ...write, update: { ...write.update, fields }, ...mask, updateTransforms: transforms };
});

const dropField = inUpdate(({ random }, write) => {
  const keys = Object.keys(write.update.fields);
  if (keys.length === 0) return write;
  const key = random.pick(keys);
  const fields = Object.fromEntries(Object.entries(write.update.fields).filter(([one]) => one !== key));
  return { ...write, update: { ...write.update, fields } };
});

const dropTransform = inUpdate(({ random }, write) => ({
  ...write,
  updateTransforms: (write.updateTransforms ?? []).toSpliced(random.below(2), 1),
}));

const otherStep = inUpdate(({ random }, write) => ({
  ...write,
  updateTransforms: (write.updateTransforms ?? []).map((one) =>
    'increment' in one ? { ...one, increment: { integerValue: random.pick(['-2', '-1', '0', '1', '2', '4']) } } : one,
  ),
}));

const dropPrecondition = inUpdate((_scene, { currentDocument: _dropped, ...write }) => write);
const dropMask = inUpdate((_scene, { updateMask: _dropped, ...write }) => write);
const remove = inUpdate((_scene, write) => ({ delete: write.update.name }));

/** Another document of the collection: one that is there, or one that is not. */
const otherDocument: Tampering = (scene, writes) => {
  const name = nameOf(scene.random.pick(writes));
  const [, collection = '', id = ''] = name.slice(scene.root.length).split('/');
  const other = scene.random.chance(80)
    ? some(scene, collection).id
    : scene.random.pick([scene.random.hex(32), `${id} `]);
  const changed = (of: string) => (of === name ? name.replace(id, other) : of);
  return writes.map((write) =>
    'delete' in write
      ? { ...write, delete: changed(write.delete) }
      : { ...write, update: { ...write.update, name: changed(write.update.name) } },
  );
};

/** Everywhere in the commit another slot, lead or booking instead of one. */
const exchange: Tampering = (scene, writes) => {
  const collection = scene.random.pick([OFFICE.slots, OFFICE.leads, OFFICE.bookings]);
  const [from, to] = [some(scene, collection).id, some(scene, collection).id];
  return JSON.parse(JSON.stringify(writes).replaceAll(from, to)) as DatabaseWrite[];
};

/** A commit of another kind in the same one. */
const join: Tampering = (scene, writes) => {
  const others = scene.random.pick(Object.values(DEEDS).flat())(scene);
  return [...writes, ...(scene.random.chance(50) ? others : others.slice(0, 1))];
};

/** What is nobody's to write. */
const reach: Tampering = ({ random, root, by }, writes) => {
  const name = random.pick([`${ROOT}/staff/${by}`, `${ROOT}/admins/${by}`, `${root}/told/a`, `${root}/diary/a`]);
  return [...writes.slice(1), { update: { name, fields: fieldsOf({ sites: ['온새미스카이'] }) } }];
};

const WRITE_TAMPERINGS = [drop, halve, setField, setField, setField, dropField, dropTransform, otherStep];
const COMMIT_TAMPERINGS = [dropPrecondition, dropMask, remove, otherDocument, otherDocument, exchange, join, reach];
const TAMPERINGS: readonly Tampering[] = [...WRITE_TAMPERINGS, ...COMMIT_TAMPERINGS];

/** Tampers with a commit, once or twice. */
export function tampered(scene: Scene, writes: DatabaseWrite[]): DatabaseWrite[] {
  const once = scene.random.pick(TAMPERINGS)(scene, writes);
  return once.length > 0 && scene.random.chance(15) ? scene.random.pick(TAMPERINGS)(scene, once) : once;
}
