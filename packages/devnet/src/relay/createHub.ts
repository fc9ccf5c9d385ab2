import { answerRelay } from './answerRelay.js'
import { createMember, type Member } from './createMember.js'
import { createMessages } from './createMessages.js'
import { createRelayMethods } from './createRelayMethods.js'
import type { RelayLimits, StoredMessage } from './relay.js'

/** What the hub asks of a socket. */
export type HubSocket = { send(text: string): void }

export type Hub = {
  /** A client is there; the returned connection takes what it says. */
  join(clientId: string, socket: HubSocket): HubConnection
  list(): readonly StoredMessage[]
}

export type HubConnection = { receive(text: string): void; leave(): void }

/** The relay without its sockets: topics, waiting messages, deliveries. */
export function createHub(parameters: createHub.Parameters): Hub {
  const { getTtl, limits, now } = parameters
  const messages = createMessages({ max: limits.messages, now })
  const members = new Set<Member>()
  let lastId = 0
  const push = (member: Member, message: createMessages.Message) => {
    const { attestation, message: text, publishedAt, tag, topic } = message
    const id = Math.max(lastId + 1, Date.now() * 1_000)
    lastId = id
    member.waiting.set(id, message)
    const data = { topic, message: text, publishedAt, tag, attestation }
    const params = { id: member.topics.get(topic), data }
    const method = 'irn_subscription'
    member.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
  }
  const methods = createRelayMethods({
    limits,
    fetch: ({ id }, topics) => ({
      result: {
        messages: topics
          .flatMap((topic) => messages.listFor(id, topic))
          .map(({ acknowledged, expiresAt, from, ...message }) => message),
        hasMore: false,
      },
    }),
    publish({ ttl, ...message }) {
      const publishedAt = now()
      const life = Math.min(ttl * 1_000, getTtl() ?? Number.POSITIVE_INFINITY)
      const expiresAt = publishedAt + life
      const kept = messages.add({ ...message, publishedAt, expiresAt })
      if (!kept) return
      for (const member of members)
        if (member.topics.has(kept.topic) && member.id !== kept.from)
          push(member, kept)
    },
  })
  return {
    list: messages.list,
    join(id, socket) {
      const member = createMember(id, socket)
      members.add(member)
      return {
        leave: () => void members.delete(member),
        receive(text) {
          const answer = answerRelay(text, { member, methods })
          if (!answer) return
          member.send(JSON.stringify(answer.response))
          for (const topic of answer.deliver)
            for (const message of messages.listFor(id, topic))
              push(member, message)
        },
      }
    },
  }
}

export declare namespace createHub {
  type Parameters = {
    /** Longest life of a message, in ms. */
    getTtl: () => number | undefined
    limits: RelayLimits
    now: () => number
  }
}
