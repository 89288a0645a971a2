import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Another value tries again. */
  at?: string;
};
type State = { caught: { error: unknown } | null; at: string | undefined };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { caught: null, at };
  }

  override render() {
    if (!this.state.caught) return this.props.children;
    return this.props.fallback(this.state.caught.error, () => this.setState({ caught: null }));
  }
}
