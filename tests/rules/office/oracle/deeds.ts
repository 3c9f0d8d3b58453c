import { arriveWrites, bookWrites, cancelWrites, moveWrites } from '#protocol/office/booking-writes.ts';
import type { DatabaseWrite, PlainFields } from '#protocol/office/database-writes.ts';
import { fieldsOf, serverTime } from '#protocol/office/database-writes.ts';
import { eraseWrites } from '#protocol/office/erase-writes.ts';
import { LEAD_TEXTS, searchTexts } from '#protocol/office/lead-document.ts';
import { leadWrite, refusalWrite } from '#protocol/office/lead-writes.ts';
import { logWrite } from '#protocol/office/log-writes.ts';
import { OFFICE } from '#protocol/office/office-paths.ts';
import { LOG_DEEDS } from '#protocol/office/office-records.ts';
import { FORM_KEYS } from '#protocol/outbox/forms.ts';
import { all, some, someBooking, someSlot, someSlotId, type Scene } from './scene.ts';

/** What a page or the desk commits at once. */
export type Deed = (scene: Scene) => DatabaseWrite[];

const changeWrite = (name: string, plain: PlainFields, ...times: string[]): DatabaseWrite => ({
  update: { name, fields: fieldsOf(plain) },
  updateMask: { fieldPaths: Object.keys(plain) },
  updateTransforms: times.map(serverTime),
  currentDocument: { exists: true },
});

const createWrite = (name: string, plain: PlainFields, ...times: string[]): DatabaseWrite => ({
  update: { name, fields: fieldsOf(plain) },
  updateTransforms: times.map(serverTime),
  currentDocument: { exists: false },
});

const logged = ({ root, random }: Scene, entry: Parameters<typeof logWrite>[2]) =>
  logWrite(root, random.hex(32), entry);

function newLead({ random }: Scene): { id: string; texts: PlainFields } {
  const id = random.uuid();
  const phone = `010-${1000 + random.below(9000)}-${1000 + random.below(9000)}`;
  const texts = {
    form: random.pick(FORM_KEYS),
    name: '홍길동',
    phone,
    ...searchTexts(id, phone),
    page: '/소식',
    submitted_at: '2027-03-01T09:00:00+09:00',
    notice_version: '1',
    consent: 'true',
  };
  return { id, texts: random.chance(50) ? texts : { ...texts, message: '가'.repeat(1 + random.below(2000)) } };
}

const textsOf = (fields: PlainFields): PlainFields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key in LEAD_TEXTS));

const send: Deed = (scene) => {
  const { id, texts } = newLead(scene);
  return [leadWrite(scene.root, id, { ...texts, via: scene.random.pick(['page', 'worker']) })];
};

const sendAgain: Deed = (scene) => {
  const lead = some(scene, OFFICE.leads);
  const { booking } = lead.fields;
  return [leadWrite(scene.root, lead.id, { ...textsOf(lead.fields), ...(booking === undefined ? {} : { booking }) })];
};

const sendErased: Deed = (scene) => {
  const entry = some(scene, OFFICE.log, ({ fields }) => fields.deed === 'erase');
  return [leadWrite(scene.root, String(entry.fields.lead), newLead(scene).texts)];
};

const walkIn: Deed = (scene) => {
  const { id, texts } = newLead(scene);
  const entry = { deed: 'walk-in', by: scene.by, lead: id } as const;
  return [leadWrite(scene.root, id, { ...texts, via: 'desk' }), logged(scene, entry)];
};

const book: Deed = (scene) => {
  const token = scene.random.hex(32);
  const { id, texts } = newLead(scene);
  return [
    leadWrite(scene.root, id, { ...texts, via: 'page', booking: token }),
    ...bookWrites(scene.root, token, { slot: someSlot(scene), lead: id }),
  ];
};

const bookLater: Deed = (scene) => {
  const token = scene.random.hex(32);
  const isFree = scene.random.chance(80);
  const lead = some(scene, OFFICE.leads, ({ fields }) => !isFree || fields.booking === undefined);
  return [
    leadWrite(scene.root, lead.id, { ...textsOf(lead.fields), booking: token }),
    ...bookWrites(scene.root, token, { slot: someSlot(scene), lead: lead.id }),
  ];
};

const move: Deed = (scene) => {
  const { id, fields } = someBooking(scene, 'booked');
  return moveWrites(scene.root, id, { from: String(fields.slot), to: someSlot(scene) });
};

const cancel: Deed = (scene) => {
  const { id, fields } = someBooking(scene, 'booked');
  return cancelWrites(scene.root, id, String(fields.slot));
};

const arrive: Deed = (scene) => {
  const { id, fields } = someBooking(scene, 'booked');
  return [
    ...arriveWrites(scene.root, id),
    logged(scene, { deed: 'arrival', by: scene.by, lead: String(fields.lead), detail: String(fields.slot) }),
  ];
};

const takeArrivalBack: Deed = (scene) => [
  changeWrite(`${scene.root}/${OFFICE.bookings}/${someBooking(scene, 'arrived').id}`, { state: 'booked' }, 'at'),
];

const work: Deed = (scene) => {
  const { random, root, by } = scene;
  const { id } = some(scene, OFFICE.leads);
  const change = random.chance(70) ? { state: random.below(7) } : { assignee: random.pick(['김상담', '']) };
  const name = `${root}/${OFFICE.leads}/${id}`;
  const writes = [changeWrite(name, { ...change, changed_by: by }, 'changed_at')];
  return random.chance(60) ? [...writes, logged(scene, { deed: 'state', by, lead: id, detail: 'called' })] : writes;
};

const note: Deed = (scene) => {
  const { random, root, by } = scene;
  const { id } = some(scene, OFFICE.leads);
  const name = `${root}/${OFFICE.leads}/${id}/${OFFICE.notes}/${random.hex(8)}`;
  return [createWrite(name, { text: '부재중', by }, 'at'), logged(scene, { deed: 'note', by, lead: id })];
};

const log: Deed = (scene) => {
  const deed = scene.random.pick(LOG_DEEDS.filter((one) => one !== 'erase'));
  return [logged(scene, { deed, by: scene.by, count: scene.random.below(300) })];
};

const openTime: Deed = (scene) => {
  const name = `${scene.root}/${OFFICE.slots}/${someSlotId(scene)}`;
  return [createWrite(name, { taken: 0, capacity: 1 + scene.random.below(3), closed: false })];
};

const changeTime: Deed = (scene) => {
  const { random, root, by } = scene;
  const { id } = some(scene, OFFICE.slots);
  const change = random.chance(50) ? { closed: random.chance(30) } : { capacity: random.below(5) };
  return [
    changeWrite(`${root}/${OFFICE.slots}/${id}`, change),
    logged(scene, { deed: 'slots', by, count: 1, detail: id }),
  ];
};

const refuse: Deed = (scene) => [
  refusalWrite(scene.root, some(scene, OFFICE.leads).id, {
    form: 'reservation',
    status: 400 + scene.random.below(200),
  }),
];

const clearRefusal: Deed = (scene) => [
  { delete: `${scene.root}/${OFFICE.refusals}/${some(scene, OFFICE.refusals).id}` },
];

const erase: Deed = (scene) => {
  const { root, by } = scene;
  const lead = some(scene, OFFICE.leads);
  const booking = all(scene, OFFICE.bookings).find(({ fields }) => fields.lead === lead.id);
  const notes = all(scene, `${OFFICE.leads}/${lead.id}/${OFFICE.notes}`).map(({ id }) => id);
  const dropped = booking && {
    token: booking.id,
    slot: String(booking.fields.slot),
    state: booking.fields.state as 'booked',
  };
  return eraseWrites(root, { lead: lead.id, notes, booking: dropped ?? null }, { by, reason: 'request' });
};

/** All that pages and the desk commit, by who should; what is done often stands more often. */
export const DEEDS = {
  anybody: [send, sendAgain, sendAgain, sendErased, book, book, bookLater, bookLater, move, move, cancel, refuse],
  office: [walkIn, arrive, takeArrivalBack, work, work, note, log, openTime, changeTime, changeTime],
  admin: [erase, log, clearRefusal],
} as const satisfies Record<string, readonly Deed[]>;
