import type { IncomingMessage } from 'node:http'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { LocalServer } from '../http/openServer.js'
import type { Hub } from './createHub.js'
import type { createSilence } from './createSilence.js'

const MAX_FRAME = 1 << 20
/** Code by which the relay says why it refuses. */
const REFUSED = 3_000

export type RelaySockets = {
  drop(): number
  pause(): void
  resume(): void
  count(): number
  /** Cuts them and takes no more. */
  close(): void
}

/** Takes the websockets of a server, and pings them. */
export function openRelaySockets(
  parameters: openRelaySockets.Parameters,
): RelaySockets {
  const { admit, hub, pingMs, server, silence } = parameters
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME })
  const gate = createGate()
  const alive = new WeakSet<WebSocket>()
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    // A frame that breaks the protocol closes its own socket, nothing else.
    socket.on('error', () => socket.terminate())
    const admitted = admit(request)
    if (admitted.refusal !== undefined)
      return socket.close(REFUSED, admitted.refusal)
    const { clientId } = admitted
    const isHeard = () =>
      socket.readyState === socket.OPEN && silence.passes(clientId)
    const { leave, receive } = hub.join(clientId, {
      send: (text) => isHeard() && socket.send(text),
    })
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    socket.on('close', leave)
    socket.on('message', (data: RawData) =>
      gate.pass(() => {
        if (isHeard()) receive(String(data))
      }),
    )
  })
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, pingMs)
  timer.unref()
  const drop = () => {
    const { size } = sockets.clients
    for (const socket of sockets.clients) socket.terminate()
    return size
  }
  server.setUpgrade((request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) =>
      sockets.emit('connection', client, request),
    ),
  )
  return {
    drop,
    pause: gate.close,
    resume: gate.open,
    count: () => sockets.clients.size,
    close() {
      clearInterval(timer)
      drop()
      sockets.close()
    },
  }
}

export declare namespace openRelaySockets {
  type Parameters = {
    admit: (
      request: IncomingMessage,
    ) =>
      | { clientId: string; refusal?: never }
      | { clientId?: never; refusal: string }
    hub: Hub
    pingMs: number
    server: LocalServer
    silence: createSilence.ReturnType
  }
}

/** Lets work through in its order, or holds it back. */
function createGate() {
  let held: (() => void)[] | undefined
  return {
    close() {
      held ??= []
    },
    open() {
      const late = held ?? []
      held = undefined
      for (const run of late) run()
    },
    pass: (run: () => void) => (held ? void held.push(run) : run()),
  }
}
