import { EDITOR_TEXT } from '#text/editor/words.ts';
import { Frame } from './frame.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** One of a home's rooms, by the name that it has in its plan: typed, it would have to be spelt alike. */
export function RoomField({ tree, path, label, isEntry, rooms }: FieldProps & { rooms: readonly string[] }) {
  const { set, control } = useField(path);
  const chosen = typeof tree === 'string' ? tree : '';
  return (
    <Frame schema={{}} {...{ path, label }} isEntry={isEntry ?? false}>
      <select {...control} value={chosen} onChange={({ target }) => set(target.value)}>
        {chosen === '' && <option value="">{EDITOR_TEXT.choose}</option>}
        {/* Of a room that is there no more: it stays until another is chosen. */}
        {chosen !== '' && !rooms.includes(chosen) && <option value={chosen}>{chosen}</option>}
        {rooms.map((room) => (
          <option key={room} value={room}>
            {room}
          </option>
        ))}
      </select>
    </Frame>
  );
}
