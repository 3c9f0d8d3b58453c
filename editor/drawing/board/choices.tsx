interface ChoicesProps<Choice extends string> {
  label: string;
  choices: readonly (readonly [choice: Choice, name: string])[];
  chosen: Choice;
  choose: (choice: Choice) => void;
}

/** One of a few, each with a button. */
export function Choices<Choice extends string>({ label, choices, chosen, choose }: ChoicesProps<Choice>) {
  return (
    <div className="choices" role="group" aria-label={label}>
      {choices.map(([choice, name]) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => choose(choice)}>
          {name}
        </button>
      ))}
    </div>
  );
}
