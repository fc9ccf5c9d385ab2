import type { FrameClient } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { getAuthConnector } from './getAuthConnector.js'

/**
 * Opens the embedded wallet's frame, loading it on first use.
 *
 * @throws ConnectorMissingError when the config has no `authFrame()`
 * @throws FrameLoadError when the frame cannot be loaded
 * @throws the signal's reason
 */
export async function openFrame(
  kit: Kit,
  parameters: { signal?: AbortSignal | undefined } = {},
): Promise<FrameClient> {
  const { signal } = parameters
  signal?.throwIfAborted()
  const { frame } = getAuthConnector(kit)
  // The frame has its own timeout; only the signal ends the wait here.
  return withTimeout(frame.open(), {
    ms: Number.POSITIVE_INFINITY,
    error: () => new Error(),
    signal,
  })
}
