import { SWITCH_WAIT_MS } from '../../core/constants.js'
import type { Kit } from '../../createKit.js'

type Switch<value> = {
  done: Promise<value>
  /** Settled, or left open by the wallet for too long. */
  isOver: Promise<void>
  key: string
}

const last = new WeakMap<Kit, Switch<unknown>>()

/**
 * One switch after the other, so that a wallet has one prompt at a time and the
 * network asked for last is the one that is reached. Asking again for that one
 * joins it.
 *
 * A prompt that the wallet leaves open blocks nothing: a second after `onAsked`
 * the switch is neither waited for nor joined.
 */
export function queueSwitch<value>(
  kit: Kit,
  key: string,
  run: (onAsked: () => void) => Promise<value>,
): Promise<value> {
  const before = last.get(kit)
  if (before?.key === key) return before.done as Promise<value>
  let timer: ReturnType<typeof setTimeout> | undefined
  let resolve = () => {}
  const isOver = new Promise<void>((settle) => {
    resolve = settle
  })
  function end() {
    clearTimeout(timer)
    resolve()
    if (last.get(kit) === current) last.delete(kit)
  }
  const done = Promise.resolve(before?.isOver).then(() =>
    run(() => {
      timer = setTimeout(end, SWITCH_WAIT_MS)
    }),
  )
  const current = { done, isOver, key }
  last.set(kit, current)
  done.then(end, end)
  return done
}
