import { createRelayWallet } from './createRelayWallet.js'

type Payload = { id: number; params?: unknown; result?: unknown }

type Answer = (params: unknown, id: number) => object | undefined

/** The protocol engine of the wallet, below its own checks. */
type Engine = {
  sendApproveSession(parameters: { sessionSettleRequest: object }): unknown
  onSessionSettleResponse(topic: string, payload: Payload): unknown
  onSessionRequest(event: { topic: string; payload: Payload }): unknown
}

/**
 * Creates a wallet that can send anything: it pairs through the published SDK,
 * and its settlements, responses and events come from the test, unchecked.
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
    /** Sends what the test passes, encrypted according to the protocol. */
    send,
    /** Sends a message on its own, such as `wc_sessionEvent`. */
    tell: (topic: string, method: string, params?: unknown) =>
      send(topic, { id: ++lastId, method, params }),
    /**
     * Settles with parts replaced; `isTaken` tells whether the page's SDK
     * accepted.
     */
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
    /** Sets how it answers, with `result` or `error`, given the params. */
    setAnswer(next: Answer) {
      answer = next
    },
  }
}
