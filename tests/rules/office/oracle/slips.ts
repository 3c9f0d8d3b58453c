/** A slip of the pen in the rules: one guard is not there. */
export interface Slip {
  forgets: string;
  /** What the guard's place comes after in the file. */
  after: string;
  text: string;
  /** What stands there instead; nothing. */
  becomes?: string;
}

const slip = (forgets: string, after: string, text: string, becomes = ''): Slip => ({ forgets, after, text, becomes });

const LEAD = 'match /leads/{lead}';
const DATA = '&& request.resource.data';

const leads: Slip[] = [
  slip(
    'what a lead is called',
    LEAD,
    "lead.matches('[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}')",
    'isText(lead, 1, 100)',
  ),
  slip('which fields a lead may have', 'function isLead', "hasOnly(['form',", "hasOnly(['admin', 'form',"),
  slip('how long a name may be', 'function isLead', '&& isText(data.name, 1, 100)'),
  slip('how long a message may be', 'function isLead', "&& mayBe(data, 'message', 2000)"),
  slip('that digits are digits', 'function isLead', "&& data.get('last_four', '').matches('[0-9]*')"),
  slip('that a lead begins as new', 'function isLead', '&& data.state == 0'),
  slip('when a lead came', 'function isLead', '&& data.received_at == request.time'),
  slip('who types in walk-ins', LEAD, `&& (request.resource.data.get('via', '') != 'desk' || isOffice())`),
  slip('whether a named booking is made', LEAD, '|| isBookedWith(lead, request.resource.data.booking)', '|| true'),
  slip('whose booking a lead names', 'function isBookedWith', '.data.lead == lead', ".data.state == 'booked'"),
  slip('that the erased does not come again', LEAD, '&& !isErased(lead)'),
  slip(
    'that a repeat changes no word',
    LEAD,
    "hasOnly(['received_at'])",
    "hasOnly(['received_at', 'name', 'message'])",
  ),
  slip(
    'that an empty token is none',
    LEAD,
    '&& isBookedWith(lead, request.resource.data.booking)));',
    "&& (request.resource.data.booking == '' || isBookedWith(lead, request.resource.data.booking))));",
  ),
  slip('that a lead has one visit', LEAD, `&& !('booking' in resource.data)`),
  slip('who works leads', 'The office never changes', 'if isOffice()', 'if request.auth != null'),
  slip('that the office changes no word', LEAD, "hasOnly(['state'", "hasOnly(['name', 'state'"),
  slip('that there are seven states', LEAD, `${DATA}.state <= 6`),
  slip('who worked a lead', LEAD, `${DATA}.changed_by == request.auth.uid`),
  slip('when a lead was worked', LEAD, `${DATA}.changed_at == request.time`),
  slip(
    'that a refusal goes with its lead',
    LEAD,
    '&& !existsAfter(/databases/$(database)/documents/sites/$(site)/refusals/$(lead))',
  ),
  slip('that erasing leaves a mark', LEAD, 'isAdministrator() && isErased(lead)', 'isAdministrator()'),
];

const NOTE = 'match /notes/{note}';
const LOG = 'match /log/{entry}';
const REFUSAL = 'match /refusals/{lead}';

const records: Slip[] = [
  slip('how long a note may be', NOTE, '&& isText(request.resource.data.text, 1, 2000)'),
  slip('who wrote a note', NOTE, `${DATA}.by == request.auth.uid`),
  slip(
    'that a note is of a lead',
    NOTE,
    '&& existsAfter(/databases/$(database)/documents/sites/$(site)/leads/$(lead))',
  ),
  slip('who deletes notes', NOTE, 'isAdministrator() && isErased(lead)', 'isOffice()'),
  slip('who writes the log', LOG, 'allow create: if isOffice()', 'allow create: if request.auth != null'),
  slip('that the log only grows', LOG, 'allow create: if', 'allow create, update: if'),
  slip('who did what', LOG, `${DATA}.by == request.auth.uid`),
  slip('when it was', LOG, `${DATA}.at == request.time`),
  slip(
    'that an erased lead is gone',
    LOG,
    '&& !existsAfter(/databases/$(database)/documents/sites/$(site)/leads/$(data.lead))',
  ),
  slip('whose mark it is', LOG, `&& entry == 'erase-' + data.lead`),
  slip('who marks an erasure', LOG, 'return isAdministrator() &&', 'return'),
  slip('that others leave no such mark', LOG, `&& !entry.matches('erase-.*')`),
  slip('who exports', LOG, `in ['export', 'refusals']`, `in ['refusals']`),
  slip(
    'that a refusal is of a lead',
    REFUSAL,
    '&& existsAfter(/databases/$(database)/documents/sites/$(site)/leads/$(lead))',
  ),
  slip('that a success is no refusal', REFUSAL, `${DATA}.status >= 400 &&`, '&&'),
  slip('who clears refusals', REFUSAL, 'allow delete: if isAdministrator()', 'allow delete: if isOffice()'),
];

const SLOT = 'match /slots/{slot}';
const MOVE = 'match /moves/{slot}';
const BOOKING = 'match /bookings/{token}';

const visits: Slip[] = [
  slip('the capacity', SLOT, '&& taken <= resource.data.capacity'),
  slip('that a time is closed', SLOT, '&& !resource.data.closed'),
  slip('that a place is taken by a booking', SLOT, '&& isTaken(move.booking)'),
  slip('that a place is left by a booking', SLOT, '&& isLeft(move.booking)'),
  slip('who opens times', SLOT, 'allow create: if isOffice()', 'allow create: if request.auth != null'),
  slip('that a new time is empty', SLOT, `${DATA}.taken == 0`),
  slip('what a time is called', SLOT, `&& slot.matches('[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{4}')`),
  slip(
    'that the office does not count',
    SLOT,
    "hasOnly(['capacity', 'closed'])",
    "hasOnly(['capacity', 'closed', 'taken'])",
  ),
  slip('that a narrowed time holds its visits', SLOT, '&& data.taken <= data.capacity'),
  slip('who closes times', 'request.resource.data.taken == 0', 'allow update: if isOffice()', 'allow update: if true'),
  slip('that a move moves', MOVE, '&& takenAfter(slot) != takenBefore(slot)'),
  slip('that a booking takes its place', BOOKING, '&& takes(request.resource.data.slot)'),
  slip(
    "that a booking is its lead's",
    BOOKING,
    ".data.get('booking', '') == token",
    ".data.get('booking', token) == token",
  ),
  slip('when it was booked', BOOKING, `${DATA}.at == request.time`, ''),
  slip('that a moved booking leaves its place', BOOKING, '&& leaves(resource.data.slot)'),
  slip('that a moved booking takes its place', "changes(['slot', 'at'])", '&& takes(request.resource.data.slot)'),
  slip('that a booking keeps its lead', BOOKING, "changes(['slot', 'at'])", "changes(['slot', 'lead', 'at'])"),
  slip('that cancelling gives the place back', "== 'cancelled'\n          &&", 'leaves(resource.data.slot)', 'true'),
  slip(
    'who sees visitors arrive',
    "== 'cancelled'\n          &&",
    'allow update: if isOffice()',
    'allow update: if true',
  ),
  slip('that what is cancelled stays so', BOOKING, `&& resource.data.state in ['booked', 'arrived']`),
  slip(
    'that an erased visit gives its place back',
    BOOKING,
    `&& (resource.data.state != 'booked' || leaves(resource.data.slot))`,
  ),
  slip("that a booking goes with its lead's erasure", BOOKING, '&& isErased(resource.data.lead)'),
];

/** Slips of all kinds. Each must be found. */
export const SLIPS: readonly Slip[] = [...leads, ...records, ...visits];

/** The rules with a slip. @throws where its guard is not in the file */
export function withSlip(source: string, { after, text, becomes = '' }: Slip): string {
  const start = source.indexOf(after);
  const at = source.indexOf(text, start);
  if (start < 0 || at < 0) throw new Error(`Not in the rules: ${text}`);
  return source.slice(0, at) + becomes + source.slice(at + text.length);
}
