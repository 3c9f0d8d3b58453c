import type { OfficeCase } from '#tests/rules/office/office-case.ts';
import { OFFICE_CASES } from '#tests/rules/office/office-cases.ts';

/** The cases that show what random commits seldom do. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  'what a lead is called': 'sends a lead under an id with a space after it',
  'that a refusal goes with its lead': 'erases a lead and leaves what was reported of it',
  'which fields a lead may have': 'sends a field that nobody knows',
  'how long a name may be': 'sends a name of 101 characters',
  'how long a message may be': 'sends a message of 2,001 characters',
  'that digits are digits': 'sends last digits that are letters',
  'when a lead came': 'sends a lead of another time',
  'who types in walk-ins': 'types in a walk-in',
  'whether a named booking is made': 'names a booking that is not made',
  'whose booking a lead names': 'gives two leads one booking',
  'that a repeat changes no word': 'sends other words under the same id',
  'that an empty token is none': 'keeps a lead from a later visit by an empty token',
  'that the office changes no word': "changes a visitor's name",
  'when a lead was worked': 'changes a state without the time',
  'that there are seven states': 'sets a state that there is not',
  'how long a note may be': 'notes nothing',
  'who wrote a note': 'notes as somebody else',
  'that a note is of a lead': 'notes to a lead that there is not',
  'that the log only grows': 'changes the log',
  'whose mark it is': 'logs an erasure under another id',
  'who marks an erasure': 'says that a lead is erased that is not there',
  'that others leave no such mark': 'logs a reveal that looks like an erasure',
  'that a success is no refusal': 'reports a success',
  'that a time is closed': 'books a closed time',
  'that a place is taken by a booking': 'takes a place without a booking',
  'who opens times': 'opens a time',
  'who closes times': 'closes a time',
  'that a new time is empty': 'opens a time that is taken',
  'that a move moves': 'says that a booking moved a time that it did not',
  'that a booking takes its place': 'books without the counter',
  "that a booking is its lead's": 'books for a lead that does not say so',
  'that a moved booking leaves its place': 'moves a visit and keeps the old place',
  'that a moved booking takes its place': 'moves a visit and takes no new place',
  'that a booking keeps its lead': 'moves a visit to another lead',
  'that an erased visit gives its place back': 'erases a lead with a visit and keeps its place',
};

/** The case that shows what rules forget; none: random commits find it soon enough. @throws where it is not there */
export function caseOf(forgets: string): OfficeCase | undefined {
  const does = SHOWN_BY[forgets];
  const found = OFFICE_CASES.find((one) => one.does === does);
  if (does && !found) throw new Error(`There is no such case: ${does}`);
  return found;
}
