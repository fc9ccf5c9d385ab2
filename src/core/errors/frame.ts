import { KitError } from './base.js'

/** Thrown when the secure frame does not respond to a login request in time. */
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

/** Thrown when an RPC request is aborted before the frame responds. */
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

/** Thrown when a request other than RPC ends without a response. */
export class FrameInterruptedError extends KitError<'FRAME_INTERRUPTED'> {
  override name = 'FrameInterruptedError'
  constructor(parameters: { cause?: unknown; details?: string } = {}) {
    super('Something went wrong', { code: 'FRAME_INTERRUPTED', ...parameters })
  }
}

/** Thrown when the frame responds with an error that has no message here. */
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

/**
 * Thrown when the browser cannot tell the secure frame whether its approval is
 * covered.
 */
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

/** Thrown when a message is sent before the frame exists. */
export class FrameNotSetError extends KitError<'FRAME_NOT_SET'> {
  override name = 'FrameNotSetError'
  constructor() {
    super('iframe is not set', { code: 'FRAME_NOT_SET', sentToNetwork: 'no' })
  }
}

/** Thrown when the frame page runs without a parent page. */
export class ParentNotSetError extends KitError<'PARENT_NOT_SET'> {
  override name = 'ParentNotSetError'
  constructor() {
    super('parent is not set', { code: 'PARENT_NOT_SET' })
  }
}

/**
 * Thrown when the frame's URL has the page's origin, which would void its
 * isolation.
 */
export class FrameOriginError extends KitError<'FRAME_ORIGIN'> {
  override name = 'FrameOriginError'
  constructor(parameters: { origin: string }) {
    super('The secure frame must be on a different origin than the page', {
      code: 'FRAME_ORIGIN',
      details: parameters.origin,
    })
  }
}

/** Thrown when `hosts.frame` does not respond. */
export class FrameUnreachableError extends KitError<'FRAME_UNREACHABLE'> {
  override name = 'FrameUnreachableError'
  constructor(parameters: { host: string }) {
    super("Couldn't reach the secure frame", {
      code: 'FRAME_UNREACHABLE',
      details: `No response from \`hosts.frame\` (${parameters.host}). Check its scheme, host name and port, and that the server is running.`,
      sentToNetwork: 'no',
    })
  }
}

/** Reason the secure frame is unavailable; see `FrameRefusedError`. */
export type FrameRefusal =
  | 'insecure'
  | 'origin'
  | 'policy'
  | 'project'
  | 'status'

/**
 * Thrown when the secure frame is not available to this page: its host does
 * not allow the `origin`, does not know the `project` or returns an error
 * `status`, or the page's own Content Security `policy` blocks it. `insecure`:
 * the page is on https, where browsers load nothing over plain http (W3C Mixed
 * Content), other than from localhost.
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
      details: `\`hosts.frame\` is ${host}. ${advice}${status ? ` It responds with status ${status}.` : ''}`,
      sentToNetwork: 'no',
    })
    this.reason = reason
  }
}

const refusals: Readonly<
  Record<FrameRefusal, readonly [sentence: string, advice: string]>
> = {
  insecure: [
    'A page on https cannot load the secure frame over plain http',
    'Serve it over https.',
  ],
  origin: [
    "The secure frame doesn't allow this page's origin",
    "Add the origin to the project's allowed origins.",
  ],
  policy: [
    "The page's Content Security Policy blocks the secure frame",
    'Add its origin to `frame-src`. `cspDirectives()` returns all required directives.',
  ],
  project: [
    "The secure frame doesn't know this project ID",
    'Check `projectId`.',
  ],
  status: [
    'There is no secure frame at this URL',
    'Check the path of `hosts.frame`.',
  ],
}
