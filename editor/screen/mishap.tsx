import { Component, type ReactNode } from 'react';
import { EDITOR_TEXT } from '#text/editor/words.ts';

interface MishapProps {
  /** What the part shows: when it is another, the part is tried again. */
  shown: unknown;
  children: ReactNode;
}

interface MishapState {
  hasFailed: boolean;
  shown: unknown;
}

/** Keeps a part that fails from taking everything that is written with it. */
export class Mishap extends Component<MishapProps, MishapState> {
  override state: MishapState = { hasFailed: false, shown: this.props.shown };

  static getDerivedStateFromError(): Partial<MishapState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ shown }: MishapProps, state: MishapState): MishapState | null {
    return shown === state.shown ? null : { hasFailed: false, shown };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <p className="obstacle">{EDITOR_TEXT.broken}</p> : this.props.children;
  }
}
