import { useState } from 'react';
import { DRAWING_TEXT } from '#text/editor/drawing.ts';

interface AddChoiceProps<Choice extends string> {
  label: string;
  choices: readonly (readonly [choice: Choice, name: string])[];
  add: (choice: Choice) => void;
}

/** Chooses what is to be added, and adds it: a list alone would add whatever its arrow keys pass. */
export function AddChoice<Choice extends string>({ label, choices, add }: AddChoiceProps<Choice>) {
  const [first] = choices;
  const [chosen, setChosen] = useState<Choice | undefined>(first?.[0]);
  return (
    <div className="add-choice">
      <label>
        {label}
        <select aria-label={label} value={chosen} onChange={({ target }) => setChosen(target.value as Choice)}>
          {choices.map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-label={`${label}: ${DRAWING_TEXT.put}`} onClick={() => chosen && add(chosen)}>
        {DRAWING_TEXT.put}
      </button>
    </div>
  );
}
