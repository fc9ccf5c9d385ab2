import { toHex } from 'viem'
import { createMemory } from '../../../packages/wallet/src/test/createMemory.js'
import { createWalletPage } from '../../setup/frame/createWalletPage.js'
import { bundlerUrl, createOperationChain } from './createOperationChain.js'
import { createRandom } from './createRandom.js'
import type { createVirtualClock } from './createVirtualClock.js'

const POLL_MS = 2_000
const POLLS = 450
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Once for all: keys are slow to make. */
const key = toHex(7, { size: 32 })

export type OperationResult = {
  seed: number
  faults: number
  /** Executions of the intent on the chain, at most and in the end. */
  most: number
  executions: number
  /** What the app was told at last. */
  told: number | undefined
}

/**
 * Pays once through `wallet_sendCalls` as an app does that must not pay twice:
 * it asks for the status of its id, sends an unknown id again, and starts over
 * with a new id only after a failure. Bundler and chain have faults, the page
 * is reloaded, clicks and tabs come twice, the user speeds up and cancels at any
 * instant, in either tab.
 */
export async function runOperationIntent(parameters: {
  clock: createVirtualClock.ReturnType
  seed: number
}): Promise<OperationResult> {
  const { clock, seed } = parameters
  const random = createRandom(seed)
  const chain = createOperationChain({ clock, random })
  const memory = createMemory()
  let closePage = () => {}

  function open() {
    let isClosed = false
    const page = createWalletPage({
      bundlerUrls: [bundlerUrl],
      chainIds: [31_337],
      hasSmartAccounts: true,
      key,
      memory,
      rpcUrls: [['http://node.test/']],
      async rpc(...call) {
        const answer = await chain.rpc(...call)
        // Nothing reaches a page that is gone.
        return isClosed ? new Promise(() => {}) : answer
      },
    })
    chain.state.account = page.account.address
    const close = () => {
      isClosed = true
    }
    return { close, page }
  }

  function reload() {
    closePage()
    const opened = open()
    closePage = opened.close
    return opened.page
  }

  let page = reload()
  const call = { to: bob, value: '0x1' }
  const request = (id: string) => [
    { version: '2.0.0', chainId: '0x7a69', calls: [call, call], id },
  ]
  const swallow = (error: { code?: unknown }) => ({ error: error.code })

  async function send(id: string) {
    const sending = [page.request('wallet_sendCalls', request(id))]
    if (random.chance(0.2)) {
      chain.state.faults++
      const other = random.chance(0.5) ? page : open().page
      sending.push(other.request('wallet_sendCalls', request(id)))
    }
    const all = Promise.all(sending.map((one) => one.catch(swallow)))
    if (!random.chance(0.15)) return all
    chain.state.faults++
    const gone = clock.wait(random.between(1, 2_000))
    await Promise.race([all, gone])
    page = reload()
    return undefined
  }

  /** As often as the user likes, until it is not pending any more. */
  async function replace(id: string) {
    for (let times = random.between(1, 3); times > 0; times--) {
      await clock.wait(random.between(1, 30_000))
      chain.state.faults++
      const action = random.chance(0.7) ? 'speedUp' : 'cancel'
      const tab = random.chance(0.5) ? page : open().page
      const own = { to: chain.state.account, value: '0x0' }
      const capabilities = { replacement: { action } }
      const params = [{ ...request(id)[0], calls: [own], capabilities }]
      await tab.request('wallet_sendCalls', params).catch(swallow)
    }
  }

  const ask = async (id: string) =>
    (await Promise.race([
      page.request('wallet_getCallsStatus', [id]).catch(swallow),
      clock.wait(20_000),
    ])) as { status?: number; error?: unknown } | undefined

  let told: number | undefined
  for (let attempt = 0; attempt < 3; attempt++) {
    const id = `intent ${seed} ${attempt}`
    told = undefined
    let confirmations = 0
    await send(id)
    if (random.chance(0.4)) replace(id)
    for (let poll = 0; poll < POLLS && confirmations < 4; poll++) {
      await clock.wait(POLL_MS)
      if (poll > 60) chain.heal()
      else if (random.chance(0.03)) {
        chain.state.faults++
        page = reload()
      }
      const answer = await ask(id)
      if (answer?.error === 5730) await send(id)
      told = answer?.status
      const isOver = told !== undefined && told >= 200
      confirmations = isOver ? confirmations + 1 : 0
    }
    if (told !== 400 && told !== 500) break
  }
  chain.heal()
  await clock.wait(120_000)
  closePage()
  const { faults, most } = chain.state
  return { seed, faults, most, executions: chain.count(), told }
}
