import { isObject } from '#editor/model/tree.ts';
import { ObjectField } from '#editor/parts/object-field.tsx';
import type { HolderProps } from '#editor/parts/use-field.ts';
import { PictureBox } from './picture-box.tsx';

/** A picture, its name, and what it shows in words. */
export function PictureField(props: HolderProps) {
  const { path, tree, label } = props;
  const name = isObject(tree) ? tree['name'] : undefined;
  return (
    <ObjectField
      {...props}
      head={<PictureBox path={path} label={label} name={typeof name === 'string' ? name : ''} />}
    />
  );
}
