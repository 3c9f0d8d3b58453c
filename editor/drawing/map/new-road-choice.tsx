import { AddChoice } from '#editor/drawing/board/add-choice.tsx';
import { newRoad } from '#editor/drawing/geometry/new-road.ts';
import { choiceName } from '#editor/model/names.ts';
import { fieldName } from '#editor/model/problems.ts';
import { useEditorForm } from '#editor/state/editor-context.ts';
import type { LocationMap } from '#site/schema/maps.ts';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

const RANKS = (['main', 'street', 'motorway'] as const).map(
  (rank) => [rank, choiceName(['maps', 'rank'], rank)] as const,
);

interface NewRoadChoiceProps {
  map: LocationMap;
  index: number;
  choose: (id: string) => void;
}

/** Puts another road into a map: one step back, and chosen at once, so that its ends can be drawn to where it runs. */
export function NewRoadChoice({ map, index, choose }: NewRoadChoiceProps) {
  const { edit, rest } = useEditorForm();
  const add = (rank: (typeof RANKS)[number][0]) => {
    const path = ['maps', index, 'roads', map.roads.length];
    rest();
    edit({ kind: 'insert', path, value: newRoad(map, rank) });
    rest();
    choose(fieldName(path));
  };
  return <AddChoice label={DRAWING_TEXT.addRoad} choices={RANKS} add={add} />;
}
