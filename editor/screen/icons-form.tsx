import { ICON_FILE, LOGO_FILE } from '#editor/model/brought/brought-file.ts';
import { at } from '#editor/model/tree.ts';
import { FileBox } from '#editor/parts/brought/file-box.tsx';
import { useEditorForm } from '#editor/state/editor-context.ts';
import { BROUGHT_TEXT } from '#text/editor/brought.ts';

/** The icon and the lettering, which no text of the content names. */
export function IconsForm() {
  const { trees, goTo } = useEditorForm();
  const isShown = at(trees['theme'], ['logo']) === 'file';
  return (
    <>
      <h3>{BROUGHT_TEXT.names.icon}</h3>
      <FileBox what="icon" named={ICON_FILE} path={['icon']} spokenOf={['icon']} label={BROUGHT_TEXT.names.icon} />
      <h3>{BROUGHT_TEXT.names.logo}</h3>
      <FileBox what="logo" named={LOGO_FILE} path={['logo']} spokenOf={['logo']} label={BROUGHT_TEXT.names.logo} />
      {!isShown && (
        <p className="hint">
          {BROUGHT_TEXT.logoUnused}{' '}
          <button type="button" onClick={() => goTo('theme', 'logo')}>
            {BROUGHT_TEXT.toTheme}
          </button>
        </p>
      )}
    </>
  );
}
