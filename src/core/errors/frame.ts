import { KitError } from './base.js'

/** The secure frame did not answer a login request in time. */
export class FrameRequestTimeoutError extends KitError<'FRAME_REQUEST_TIMEOUT'> {
  override name = 'FrameRequestTimeoutError'
  readonly reason = 'iframe_request_timeout'
  constructor(parameters: { type: string }) {
    super('Embedded Wallet Request Timed Out', {
      code: 'FRAME_REQUEST_TIMEOUT',
      details: parameters.type,
    })
  }
}

/** An rpc request was aborted before the frame had answered. */
export class FrameRequestAbortedError extends KitError<'FRAME_REQUEST_ABORTED'> {
  override name = 'FrameRequestAbortedError'
  constructor(
    parameters: {
      cause?: unknown
      sentToNetwork?: 'no' | 'yes' | 'unknown'
    } = {},
  ) {
    super('Request was aborted', {
      code: 'FRAME_REQUEST_ABORTED',
      ...parameters,
    })
  }
}

/** A request other than rpc ended without an answer. */
export class FrameInterruptedError extends KitError<'FRAME_INTERRUPTED'> {
  override name = 'FrameInterruptedError'
  constructor(parameters: { cause?: unknown; details?: string } = {}) {
    super('Something went wrong', { code: 'FRAME_INTERRUPTED', ...parameters })
  }
}

/** The frame answered with an error that has no sentence of its own. */
export class FrameError extends KitError<'FRAME_ERROR'> {
  override name = 'FrameError'
  constructor(
    parameters: {
      cause?: unknown
      details?: string | undefined
      sentToNetwork?: 'no' | 'yes' | 'unknown' | undefined
    } = {},
  ) {
    super('An error occurred', { code: 'FRAME_ERROR', ...parameters })
  }
}

/** The browser cannot tell the secure frame whether its approval is covered. */
export class ApprovalUnsupportedError extends KitError<'APPROVAL_UNSUPPORTED'> {
  override name = 'ApprovalUnsupportedError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("This browser can't approve safely. Use a Chromium-based browser", {
      code: 'APPROVAL_UNSUPPORTED',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}

/** A message was to be sent before there was a frame. */
export class FrameNotSetError extends KitError<'FRAME_NOT_SET'> {
  override name = 'FrameNotSetError'
  constructor() {
    super('iframe is not set', { code: 'FRAME_NOT_SET', sentToNetwork: 'no' })
  }
}

/** The frame page runs on its own, without a page around it. */
export class ParentNotSetError extends KitError<'PARENT_NOT_SET'> {
  override name = 'ParentNotSetError'
  constructor() {
    super('parent is not set', { code: 'PARENT_NOT_SET' })
  }
}

/** The frame's URL has the origin of the page: its isolation would be void. */
export class FrameOriginError extends KitError<'FRAME_ORIGIN'> {
  override name = 'FrameOriginError'
  constructor(parameters: { origin: string }) {
    super('The secure frame must be on another origin than the page', {
      code: 'FRAME_ORIGIN',
      details: parameters.origin,
    })
  }
}

/** Nothing answers at `hosts.frame`. */
export class FrameUnreachableError extends KitError<'FRAME_UNREACHABLE'> {
  override name = 'FrameUnreachableError'
  constructor(parameters: { host: string }) {
    super("Couldn't reach the secure frame", {
      code: 'FRAME_UNREACHABLE',
      details: `Nothing answers at \`hosts.frame\`, which is ${parameters.host}. Check its scheme, host name and port, and that the server runs.`,
      sentToNetwork: 'no',
    })
  }
}

/** Why the secure frame is not there for this page; see `FrameRefusedError`. */
export type FrameRefusal = 'origin' | 'policy' | 'project' | 'status'

/**
 * The secure frame is not there for this page: its host does not allow the
 * `origin` or does not know the `project`, answers that there is no such page
 * (`status`), or the page's own Content Security `policy` blocks it.
 */
export class FrameRefusedError extends KitError<'FRAME_REFUSED'> {
  override name = 'FrameRefusedError'
  readonly reason: FrameRefusal
  constructor(parameters: {
    host: string
    reason: FrameRefusal
    status?: number | undefined
  }) {
    const { host, reason, status } = parameters
    const [sentence, advice] = refusals[reason]
    super(sentence, {
      code: 'FRAME_REFUSED',
      details: `\`hosts.frame\` is ${host}. ${advice}${status ? ` It answers with status ${status}.` : ''}`,
      sentToNetwork: 'no',
    })
    this.reason = reason
  }
}

const refusals: Readonly<
  Record<FrameRefusal, readonly [sentence: string, advice: string]>
> = {
  origin: [
    "The secure frame doesn't allow this page's origin",
    "Add the origin to the project's allowed origins.",
  ],
  policy: [
    "The page's Content Security Policy blocks the secure frame",
    'Add its origin to `frame-src`; `cspDirectives()` has the whole list.',
  ],
  project: [
    "The secure frame doesn't know this project ID",
    'Check `projectId`.',
  ],
  status: ['There is no secure frame at this address', 'Check its path.'],
}
