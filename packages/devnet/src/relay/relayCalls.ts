import * as z from 'zod/mini'

const MAX_TTL_SECONDS = 30 * 24 * 60 * 60
const BATCH_MAX = 500

const topic = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const topics = z.array(topic).check(z.minLength(1), z.maxLength(BATCH_MAX))
const message = z.string().check(z.minLength(1))
const delivery = {
  ttl: z.int().check(z.positive(), z.lte(MAX_TTL_SECONDS)),
  tag: z.optional(z.int()),
  attestation: z.optional(z.string()),
}
const subscription = z.object({ topic, id: z.optional(z.string()) })

/** Parameters of each method, the relay's own and the ones for sessions. */
export const relayCalls = {
  irn_publish: z.object({ topic, message, ...delivery }),
  irn_subscribe: z.object({ topic }),
  irn_batchSubscribe: z.object({ topics }),
  irn_unsubscribe: subscription,
  irn_batchUnsubscribe: z.object({
    subscriptions: z
      .array(subscription)
      .check(z.minLength(1), z.maxLength(BATCH_MAX)),
  }),
  irn_fetchMessages: z.object({ topic }),
  irn_batchFetchMessages: z.object({ topics }),
  wc_proposeSession: z.object({
    pairingTopic: topic,
    sessionProposal: message,
    ...delivery,
  }),
  wc_approveSession: z.object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: message,
    sessionSettlementRequest: message,
    ...delivery,
  }),
}

export type RelayMethod = keyof typeof relayCalls
export type RelayParams<method extends RelayMethod> = z.output<
  (typeof relayCalls)[method]
>
