import { KitError } from './base.js'

/** Thrown when the secure frame does not become ready in time. */
export class FrameLoadError extends KitError<'FRAME_LOAD_FAILED'> {
  override name = 'FrameLoadError'
  readonly reason = 'iframe_load_failed'
  constructor(parameters: { cause?: unknown; details?: string } = {}) {
    super('Unable to load email login dependency', {
      code: 'FRAME_LOAD_FAILED',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}
