import { createHash } from 'node:crypto'
import type { createMessages } from './createMessages.js'

export type Member = ReturnType<typeof createMember>

/** Creates a connected client of the relay, with its topics. */
export function createMember(id: string, socket: { send(text: string): void }) {
  const topics = new Map<string, string>()
  /** Deliveries that the client has not acknowledged. */
  const waiting = new Map<number, createMessages.Message>()
  return {
    id,
    topics,
    send: (text: string) => socket.send(text),
    subscribe(topic: string) {
      // The same as the client computes, which never reads the answer.
      const subscription = createHash('sha256')
        .update(topic + id)
        .digest('hex')
      topics.set(topic, subscription)
      return subscription
    },
    acknowledge(delivery: unknown) {
      if (typeof delivery !== 'number') return
      waiting.get(delivery)?.acknowledged.add(id)
      waiting.delete(delivery)
    },
    waiting,
  }
}
