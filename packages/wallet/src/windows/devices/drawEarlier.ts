import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import { drawAddress } from '../../ui/drawAddress.js'
import { h } from '../../ui/h.js'
import type { EarlierState } from '../../wire/earlierState.js'
import type { DevicesContext } from './devicesContext.js'

const POLL_MS = 1_000

/**
 * The account that this browser alone had before the wallet: what it has, and
 * the button that moves that to the wallet. Empty until it is known, and where
 * there is none.
 */
export function drawEarlier(context: DevicesContext): HTMLElement {
  const { channel, language, toButton } = context
  const { card, devices: said } = language.strings
  const element = h('section', {
    class: 'device-section',
    dataset: { testid: 'devices-earlier' },
  })
  element.hidden = true
  const hint = h('p', { class: 'caption', role: 'status' })
  const move = toButton('move', said.earlierMove, () => run(), 'button small')

  function show({ address, assets }: EarlierState) {
    element.hidden = false
    move.hidden = assets.length === 0
    element.replaceChildren(
      h('h2', { class: 'caption' }, said.earlier),
      drawAddress(address),
      assets.length === 0
        ? h('p', {}, said.earlierEmpty)
        : h(
            'ul',
            { class: 'device-list' },
            ...assets.map(({ network, ...asset }) =>
              h(
                'li',
                { class: 'device', dataset: { testid: 'earlier-asset' } },
                h('bdi', {}, formatUnitsText(asset.amount, asset)),
                h('bdi', { class: 'caption' }, network),
              ),
            ),
          ),
      move,
      hint,
    )
  }

  async function read() {
    const state = await channel.ask({ type: 'earlier' })
    if (state) show(state)
    return state
  }

  async function wait() {
    let state = await read()
    while (state?.isMoving && element.isConnected) {
      move.disabled = true
      hint.textContent = card.sending
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      state = await read()
    }
    move.disabled = false
    return state
  }

  async function run() {
    await channel.ask({ type: 'move-earlier' })
    const state = await wait()
    hint.textContent =
      state && state.assets.length > 0 ? said.earlierRest : said.earlierMoved
  }

  wait().catch(() => {
    // The rest of the window works without it.
  })
  return element
}
