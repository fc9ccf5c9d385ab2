import { createRelayWallet } from './createRelayWallet.js'

type Payload = { id: number; params?: unknown; result?: unknown }

type Answer = (params: unknown, id: number) => object | undefined

/** The protocol's engine at the wallet's end, beneath its own checks. */
type Engine = {
  sendApproveSession(parameters: { sessionSettleRequest: object }): unknown
  onSessionSettleResponse(topic: string, payload: Payload): unknown
  onSessionRequest(event: { topic: string; payload: Payload }): unknown
}

/**
 * A wallet that says anything: it pairs by the published SDK, and what it
 * settles, answers and tells is then taken from the test, unchecked.
 */
export async function createHostileWallet(
  parameters: createRelayWallet.Parameters,
) {
  const wallet = await createRelayWallet({ ...parameters, automatic: false })
  const { core, engine: outer } = wallet.kit
  const { engine } = (outer as unknown as { signClient: { engine: Engine } })
    .signClient
  const approve = engine.sendApproveSession.bind(engine)
  const confirm = engine.onSessionSettleResponse.bind(engine)
  let settlement: object | undefined
  let onSettled = (_isTaken: boolean) => {}
  let answer: Answer = () => undefined
  let lastId = Date.now() * 1_000
  engine.sendApproveSession = (sent) =>
    approve({
      ...sent,
      sessionSettleRequest: { ...sent.sessionSettleRequest, ...settlement },
    })
  engine.onSessionSettleResponse = (topic, payload) => {
    onSettled('result' in payload)
    return confirm(topic, payload)
  }
  engine.onSessionRequest = async ({ payload, topic }) => {
    const reply = answer(payload.params, payload.id)
    // The page may be gone.
    if (reply) await send(topic, { id: payload.id, ...reply }).catch(() => {})
  }

  async function send(topic: string, payload: object) {
    const message = await core.crypto.encode(topic, {
      jsonrpc: '2.0',
      ...payload,
    } as never)
    const options = { ttl: 300, tag: 1_109, prompt: false }
    await core.relayer.publish(topic, message, options)
  }

  return {
    ...wallet,
    /** Sends what the test says, encrypted as the protocol has it. */
    send,
    /** Tells of its own accord, `wc_sessionEvent` and the like. */
    tell: (topic: string, method: string, params?: unknown) =>
      send(topic, { id: ++lastId, method, params }),
    /** Replaces parts of what it settles; gives whether the page's library took it. */
    async settle(uri: string, parts: object) {
      await wallet.pair(uri)
      const settled = new Promise<boolean>((resolve) => {
        onSettled = resolve
      })
      settlement = parts
      const { pairingTopic, topic } = await wallet.approve()
      settlement = undefined
      return { isTaken: await settled, pairingTopic, topic }
    },
    /** What it answers, `result` or `error`, to the params it is sent. */
    setAnswer(next: Answer) {
      answer = next
    },
  }
}
