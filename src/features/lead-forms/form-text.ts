/** What stands in a form, by field name; a ticked box counts by its value, an unticked one is absent. */
export const formText = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
