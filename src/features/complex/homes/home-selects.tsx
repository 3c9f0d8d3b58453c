import { useId, type ReactNode } from 'react';
import type { Complex } from '#site/schema/complex.ts';
import { floorsFromTop } from '#site/units/unit-number.ts';
import { HOME_TEXT } from '#text/units/home.ts';
import { TOWERS_TEXT } from '#text/units/homes.ts';
import form from '#ui/style/form.module.css';
import layout from '#ui/style/layout.module.css';
import { useEarlyChoices } from '#ui/use-early-choices.ts';
import { chooseTower, type HomeChoice } from './home-choice.ts';
import styles from './home-chooser.module.css';

interface FieldProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Field({ label, value, onChoose, children }: FieldProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <select
        id={id}
        autoComplete="off"
        className={form.control}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{HOME_TEXT.choose}</option>
        {children}
      </select>
    </div>
  );
}

interface HomeSelectsProps {
  towers: Complex['towers'];
  choice: HomeChoice;
  onChoose: (choice: HomeChoice) => void;
}

/** Tower, floor and line as the device's own lists: always there, for whoever does not want to look for a small window. */
export function HomeSelects({ towers, choice, onChoose }: HomeSelectsProps) {
  const lists = useEarlyChoices<HTMLFieldSetElement>();
  const tower = towers.find(({ name }) => name === choice.tower);
  return (
    <fieldset ref={lists} className={styles.selects}>
      <legend className={layout.hidden}>{HOME_TEXT.heading}</legend>
      <Field
        label={HOME_TEXT.tower}
        value={choice.tower ?? ''}
        onChoose={(name) => onChoose(chooseTower(towers, choice, name))}
      >
        {towers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Field>
      <Field
        label={HOME_TEXT.floor}
        value={choice.floor === null ? '' : String(choice.floor)}
        onChoose={(floor) => onChoose({ ...choice, floor: floor === '' ? null : Number(floor) })}
      >
        {tower &&
          floorsFromTop(tower.firstFloor, tower.lastFloor).map((floor) => (
            <option key={floor} value={floor}>
              {TOWERS_TEXT.floorName(floor)}
            </option>
          ))}
      </Field>
      <Field
        label={HOME_TEXT.line}
        value={choice.line ?? ''}
        onChoose={(line) => onChoose({ ...choice, line: line === '' ? null : line })}
      >
        {tower?.lines.map(({ line }) => (
          <option key={line}>{line}</option>
        ))}
      </Field>
    </fieldset>
  );
}
