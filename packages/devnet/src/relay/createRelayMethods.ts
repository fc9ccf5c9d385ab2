import { createRpcError } from '../createRpcError.js'
import { isEnvelope } from './isEnvelope.js'
import type { RelayLimits, StoredMessage } from './relay.js'
import type { RelayMethod, RelayParams } from './relayCalls.js'

/** Tags of the messages that `wc_…` calls carry. */
const PROPOSE = 1_100
const RESPONSE = 1_101
const SETTLE = 1_102

/** One connected client, as the methods see it. */
export type RelayClient = {
  id: string
  topics: Map<string, string>
  /** Remembers the topic; gives the subscription's id. */
  subscribe(topic: string): string
}

export type RelayMethods = {
  [method in RelayMethod]: (
    client: RelayClient,
    params: RelayParams<method>,
  ) => RelayMethods.Answer
}

export declare namespace RelayMethods {
  type Answer = {
    result: unknown
    /** Topics whose waiting messages the client gets after the answer. */
    deliver?: readonly string[] | undefined
  }
}

/** What the relay does for a client, method by method. */
export function createRelayMethods(
  parameters: createRelayMethods.Parameters,
): RelayMethods {
  const { fetch, limits, publish } = parameters
  const subscribe = (client: RelayClient, topics: readonly string[]) => {
    const added = topics.filter((topic) => !client.topics.has(topic))
    if (client.topics.size + new Set(added).size > limits.topics)
      throw createRpcError(-32000, 'Too many topics')
    return topics.map(client.subscribe)
  }
  const send = (
    { id: from }: RelayClient,
    { attestation, tag = 0, ttl }: Pick<Publish, 'attestation' | 'tag' | 'ttl'>,
    messages: readonly { topic: string; message: string; tag?: number }[],
  ) => {
    for (const { message } of messages) assertMessage(message, limits)
    for (const { message, tag: own = tag, topic } of messages)
      publish({ attestation, from, message, tag: own, topic, ttl })
    return { result: true }
  }
  return {
    irn_publish: (client, { message, topic, ...rest }) =>
      send(client, rest, [{ topic, message }]),
    irn_subscribe(client, { topic }) {
      const [result] = subscribe(client, [topic])
      return { result, deliver: [topic] }
    },
    irn_batchSubscribe: (client, { topics }) => ({
      result: subscribe(client, topics),
      deliver: topics,
    }),
    irn_unsubscribe: ({ topics }, { topic }) => ({
      result: topics.delete(topic),
    }),
    irn_batchUnsubscribe(client, { subscriptions }) {
      for (const { topic } of subscriptions) client.topics.delete(topic)
      return { result: true }
    },
    irn_fetchMessages: (client, { topic }) => fetch(client, [topic]),
    irn_batchFetchMessages: (client, { topics }) => fetch(client, topics),
    wc_proposeSession(client, { pairingTopic: topic, ...params }) {
      const { sessionProposal: message, ...rest } = params
      assertMessage(message, limits)
      subscribe(client, [topic])
      return send(client, rest, [{ topic, message, tag: PROPOSE }])
    },
    wc_approveSession(client, { pairingTopic, sessionTopic, ...params }) {
      const { sessionProposalResponse: response, ...others } = params
      const { sessionSettlementRequest: request, ...rest } = others
      for (const message of [response, request]) assertMessage(message, limits)
      subscribe(client, [sessionTopic])
      const sent = send(client, rest, [
        { topic: pairingTopic, message: response, tag: RESPONSE },
        { topic: sessionTopic, message: request, tag: SETTLE },
      ])
      return { ...sent, deliver: [sessionTopic] }
    },
  }
}

export declare namespace createRelayMethods {
  type Parameters = {
    fetch: (
      client: RelayClient,
      topics: readonly string[],
    ) => RelayMethods.Answer
    limits: RelayLimits
    publish: (
      message: Omit<StoredMessage, 'publishedAt' | 'expiresAt'> & {
        /** Seconds. */
        ttl: number
      },
    ) => void
  }
}

type Publish = RelayParams<'irn_publish'>

function assertMessage(message: string, limits: RelayLimits) {
  if (message.length > limits.message)
    throw createRpcError(-32000, 'Message is too long')
  if (!isEnvelope(message))
    throw createRpcError(-32602, 'Message is not encrypted')
}
