'use client'
import { Component, type ReactNode } from 'react'
import { ParameterError } from '../../core/errors/base.js'
import { KitProviderNotFoundError } from '../../core/errors/provider.js'

/**
 * Keeps a fault of ours from unmounting the app. Everything that Latchkey
 * renders is inside one. Faults of the app's own code, such as its content
 * (`AppContent`), a missing provider or a wrong parameter, pass through.
 */
export class Boundary extends Component<Boundary.Props, Boundary.State> {
  override state: Boundary.State = { caught: undefined }

  static getDerivedStateFromError(error: unknown): Boundary.State {
    return { caught: { error } }
  }

  retry = () => this.setState({ caught: undefined })

  override render(): ReactNode {
    const { caught } = this.state
    const { children, renderFailure } = this.props
    if (!caught) return children
    const { error } = caught
    if (error instanceof AppError) throw error.cause
    if (isOfApp(error)) throw error
    return renderFailure?.(error, this.retry) ?? null
  }
}

export declare namespace Boundary {
  type Props = {
    children: ReactNode
    /** Renders nothing by default. `retry` renders the children again. */
    renderFailure?:
      | ((error: unknown, retry: () => void) => ReactNode)
      | undefined
  }
  type State = { caught: { error: unknown } | undefined }
}

const isOfApp = (error: unknown) =>
  error instanceof KitProviderNotFoundError || error instanceof ParameterError

/** Marks an error of the app's own content on its way through `Boundary`. */
class AppError extends Error {}

/** Content of the app inside a component of ours. Its faults are its own. */
export class AppContent extends Component<AppContent.Props, Boundary.State> {
  override state: Boundary.State = { caught: undefined }

  static getDerivedStateFromError(error: unknown): Boundary.State {
    return { caught: { error } }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (caught) throw new AppError('', { cause: caught.error })
    return this.props.children
  }
}

export declare namespace AppContent {
  type Props = { children: ReactNode }
}
