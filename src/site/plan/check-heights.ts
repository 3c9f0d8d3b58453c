import type { RoomUse } from '#site/schema/parts/plan-kinds.ts';
import type { Plan, Window } from '#site/schema/plans.ts';
import { glazingsOf } from './openings.ts';
import type { PlanProblem } from './plan-problem.ts';
import { areaOf } from './rect.ts';
import { partsOf, spacesOf, type Space } from './spaces.ts';

/** 주택건설기준 등에 관한 규칙 제3조: ceilings of living rooms and bedrooms, in millimetres. */
const LOWEST_CEILING = 2200;
/** 주택건설기준 등에 관한 규정 제18조: a sill that needs no railing, and how high a railing is, in millimetres. */
const SAFE_SILL = 1100;
const RAILING = 1200;
/** What is left for the sashes above it. */
const LEAST_SASH = 400;
/** 건축물의 피난·방화구조 등의 기준에 관한 규칙 제17조: daylight for a room that is lived in, as a part of its floor. */
const DAYLIGHT = 1 / 10;

const LIVED_IN = new Set<Space['use']>(['living', 'bedroom', 'study'] satisfies RoomUse[]);

function checkWindow(window: Window, spaces: readonly Space[], field: string): PlanProblem[] {
  const { room, sill, head, kind } = window;
  const space = spaces.find(({ name }) => name === room);
  if (!space) return [];
  const glazing = glazingsOf(spaces, window)[0];
  // Sashes that open over a low sill let somebody fall; behind a balcony they do not.
  const isOpenLow = (kind === 'sliding' || kind === 'projected') && sill < SAFE_SILL && glazing?.isInner === false;
  return [
    ...(sill < head ? [] : [{ field: `${field}.head`, remedy: `write more than the sill, ${sill}` }]),
    ...(head > space.ceiling
      ? [{ field: `${field}.head`, remedy: `the ceiling of '${room}' is ${space.ceiling} high: write no more` }]
      : []),
    ...(isOpenLow
      ? [{ field: `${field}.sill`, remedy: `write ${SAFE_SILL} or more, or kind: 'split', whose lower pane is fixed` }]
      : []),
    ...(kind === 'split' && head < RAILING + LEAST_SASH
      ? [{ field: `${field}.head`, remedy: `sashes slide above ${RAILING} mm: write ${RAILING + LEAST_SASH} or more` }]
      : []),
  ];
}

function checkCeilings(plan: Plan): PlanProblem[] {
  return plan.rooms.flatMap(({ name, use, ceiling = plan.ceiling }, index) =>
    LIVED_IN.has(use) && ceiling < LOWEST_CEILING
      ? [{ field: `rooms[${index}].ceiling`, remedy: `'${name}' is lived in: write ${LOWEST_CEILING} or more` }]
      : [],
  );
}

/** Rooms that are lived in and too dark, the extension's floor with them. */
function checkDaylight(plan: Plan, spaces: readonly Space[]): PlanProblem[] {
  return plan.rooms.flatMap(({ name, use, partOf }, index) => {
    if (!LIVED_IN.has(use) || partOf !== undefined) return [];
    const parts = partsOf(spaces, name);
    const floor = parts.reduce((sum, part) => sum + areaOf(part), 0);
    const whole = new Set(parts.map((part) => part.name));
    const glass = plan.windows.reduce(
      (sum, { room, width, sill, head, kind }) =>
        sum + (whole.has(room) && kind !== 'louvre' ? width * (head - sill) : 0),
      0,
    );
    if (glass >= floor * DAYLIGHT) return [];
    const needs = ((floor * DAYLIGHT) / 1e6).toFixed(2);
    return [{ field: `rooms[${index}]`, remedy: `'${name}' needs windows of ${needs} m², a tenth of its floor` }];
  });
}

/** Ceilings, sills and heads, and daylight. */
export function checkHeights(plan: Plan): PlanProblem[] {
  const spaces = spacesOf(plan, 'extended');
  return [
    ...plan.windows.flatMap((window, index) => checkWindow(window, spaces, `windows[${index}]`)),
    ...checkCeilings(plan),
    ...checkDaylight(plan, spaces),
  ];
}
