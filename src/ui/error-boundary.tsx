import { Component, type ComponentType, type ReactNode } from 'react';

export interface FallbackProps {
  error: unknown;
  /** Renders what has thrown once more. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What is shown instead of children that throw; left out: nothing. */
  Fallback?: ComponentType<FallbackProps>;
  /** Another place has not failed: when this changes, the children are rendered again. */
  place?: string;
}

interface Failure {
  /** In an object: anything can be thrown, undefined too. */
  thrown: { error: unknown } | null;
  place: string | undefined;
}

/** Keeps what its children throw from everything around them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  static getDerivedStateFromError = (error: unknown): Partial<Failure> => ({ thrown: { error } });

  static getDerivedStateFromProps = ({ place }: ErrorBoundaryProps, state: Failure): Failure | null =>
    place === state.place ? null : { thrown: null, place };

  override state: Failure = { thrown: null, place: this.props.place };

  private readonly retry = () => this.setState({ thrown: null });

  override render() {
    const { thrown } = this.state;
    const { children, Fallback } = this.props;
    if (!thrown) return children;
    return Fallback ? <Fallback error={thrown.error} retry={this.retry} /> : null;
  }
}
