import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: (error: unknown, reset: () => void) => ReactNode };
type State = { caught: { error: unknown } | null };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render() {
    if (!this.state.caught) return this.props.children;
    return this.props.fallback(this.state.caught.error, () => this.setState({ caught: null }));
  }
}
