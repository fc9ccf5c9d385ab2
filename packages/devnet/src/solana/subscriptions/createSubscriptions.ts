import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { SolanaContext } from '../solanaContext.js'
import { createSession } from './createSession.js'

export type Subscriptions = {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  stop(): void
}

/** The websocket side: subscriptions, and every other call too. */
export function createSubscriptions(context: SolanaContext): Subscriptions {
  const server = new WebSocketServer({ noServer: true, maxPayload: 65_536 })
  const serve = (socket: WebSocket) => {
    const session = createSession(context, (value) =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', ...value })),
    )
    socket.on('message', (message) => session.receive(String(message)))
    socket.on('close', session.end)
    socket.on('error', () => socket.terminate())
  }
  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, serve),
    stop() {
      for (const client of server.clients) client.terminate()
    },
  }
}
