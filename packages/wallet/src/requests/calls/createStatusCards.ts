import { HostError } from 'latchkey/frame'
import type { LocalAccount } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import { findChain } from '../../node/findChain.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { drawIdle } from '../../ui/drawIdle.js'
import { drawView } from '../../ui/drawView.js'
import type { Language } from '../../ui/language/createLanguage.js'
import type { Bundle } from './createBundles.js'
import { decodeCalls } from './decodeCalls.js'
import { drawStatusCard } from './drawStatusCard.js'
import type { getCallsStatus } from './getCallsStatus.js'
import { toStatusView } from './toStatusView.js'

export type StatusCards = {
  /**
   * Resolves when the user closes the card, or the app gives up.
   *
   * @throws HostError 5730 for an unknown id, 4100 once the session is over,
   * -32005 when the app has shown too many
   */
  show(parameters: {
    account: LocalAccount
    /** Who asks, as the browser says. */
    origin: string
    signal: AbortSignal
    assertSession(): Promise<void>
    readBundle(): Promise<Bundle | undefined>
    readStatus(): Promise<getCallsStatus.ReturnType>
  }): Promise<void>
}

const POLL_MS = 2_000
/** An app cannot hold the user in a dialog by asking again and again. */
const SHOWN_LIMIT = 5
const SHOWN_MS = 60_000

/**
 * Cards that say what has become of calls (`wallet_showCallsStatus`,
 * EIP-5792), and follow them until they are settled. Nothing is approved there.
 */
export function createStatusCards(parameters: {
  /** Unverified name the app gives itself. */
  appName(): string | undefined
  chains: readonly FrameChain[]
  language: Pick<Language, 'read'>
  root: HTMLElement
  rpc: Rpc
}): StatusCards {
  const { appName, chains, language: spoken, root, rpc } = parameters
  let shownAt: readonly number[] = []

  function takeTurn() {
    const now = Date.now()
    shownAt = shownAt.filter((time) => now - time < SHOWN_MS)
    if (shownAt.length >= SHOWN_LIMIT)
      throw new HostError({
        message: 'Too many status cards were shown. Try again in a minute',
        code: -32005,
      })
    shownAt = [...shownAt, now]
  }

  return {
    async show(asked) {
      const { account, assertSession, origin, signal } = asked
      const { readBundle, readStatus } = asked
      let status = await readStatus()
      let bundle = await readBundle()
      const chain = bundle && findChain(chains, bundle.chainId)
      if (!bundle || !chain)
        throw new HostError({ message: 'Unknown bundle id', code: 5730 })
      takeTurn() // guard: status cards
      const language = await spoken.read()
      const { strings } = language
      const { calls = [] } = bundle
      const actions = await decodeCalls({
        ...{ calls, chain, from: account.address, rpc, strings },
      })
      // Given up meanwhile: the card of another request may be there.
      if (signal.aborted) return
      const card = drawStatusCard({ appName: appName(), language, origin })
      let drawn = ''

      function draw(now: Bundle) {
        const key = JSON.stringify([status.status, status.receipts, now.hashes])
        // An unchanged list stays where it is scrolled to.
        if (key === drawn || !chain) return
        drawn = key
        const view = { account, actions, bundle: now, chain, status, strings }
        card.fill(drawView(toStatusView(view), strings))
      }

      draw(bundle)
      root.replaceChildren(card.element)
      card.element.focus({ preventScroll: true })
      const events = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined

      async function follow() {
        await assertSession() // guard: status session
        if (status.status !== 100) return
        // The node may be away for a moment.
        status = await readStatus().catch(() => status)
        bundle = (await readBundle()) ?? bundle
        if (bundle && !events.signal.aborted) draw(bundle)
      }

      try {
        await new Promise<void>((resolve, reject) => {
          const options = { signal: events.signal }
          const again = () => {
            if (events.signal.aborted) return
            timer = setTimeout(() => follow().then(again, reject), POLL_MS)
          }
          again()
          signal.addEventListener('abort', () => resolve(), options)
          card.close.addEventListener('click', () => resolve(), options)
          window.addEventListener(
            'keydown',
            (event) => {
              if (event.key !== 'Escape') return
              event.preventDefault()
              resolve()
            },
            options,
          )
        })
      } finally {
        events.abort()
        clearTimeout(timer)
        if (card.element.isConnected) root.replaceChildren(drawIdle())
      }
    },
  }
}
