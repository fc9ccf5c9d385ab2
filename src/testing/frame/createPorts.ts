import { MockUnavailableError } from '../../core/errors/testing.js'

/**
 * Connects app and frame by a `MessageChannel`: messages are cloned and arrive
 * later, as between windows. In Node it keeps the process alive only while a
 * message is on its way.
 *
 * @throws MockUnavailableError where there is no `MessageChannel`
 */
export function createPorts(
  parameters: createPorts.Parameters,
): createPorts.ReturnType {
  if (typeof MessageChannel !== 'function') throw new MockUnavailableError()
  const { port1: app, port2: frame } = new MessageChannel()
  return {
    toApp: connect(frame, app, parameters.onApp),
    toFrame: connect(app, frame, parameters.onFrame),
    close() {
      app.close()
      frame.close()
    },
  }
}

/** Both exist in Node only. */
type Port = MessagePort & { ref?(): void; unref?(): void }

function connect(from: Port, to: Port, onMessage: (data: unknown) => void) {
  let underway = 0
  to.onmessage = ({ data }) => {
    if (--underway === 0) to.unref?.()
    onMessage(data)
  }
  to.unref?.()
  return (data: unknown) => {
    from.postMessage(data)
    if (underway++ === 0) to.ref?.()
  }
}

export declare namespace createPorts {
  type Parameters = {
    /** Called with each message that arrives at the app. */
    onApp(data: unknown): void
    /** Called with each message that arrives at the frame. */
    onFrame(data: unknown): void
  }
  type ReturnType = {
    toApp(data: unknown): void
    toFrame(data: unknown): void
    close(): void
  }
}
