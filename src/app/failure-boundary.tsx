import { Component, type ReactNode } from 'react'
import { ErrorPage } from '#src/app/error-page.tsx'
import { toScreenError } from '#src/app/screen-error.ts'

type Props = { at: string; children: ReactNode }
type State = { at: string; failure?: unknown }

/** A failing page, loading of code included, leaves the layout in place; the next navigation starts again. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at }

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failure: undefined }
  }

  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <ErrorPage error={toScreenError(failure)} />
  }
}
