import type { Kit } from '../../createKit.js'

type Switch<value> = { key: string; done: Promise<value> }

const last = new WeakMap<Kit, Switch<unknown>>()

/**
 * One switch after the other, so that a wallet has one question at a time and
 * the network asked for last is the one that is reached. Asking again for that
 * one joins it.
 */
export function queueSwitch<value>(
  kit: Kit,
  key: string,
  run: () => Promise<value>,
): Promise<value> {
  const before = last.get(kit)
  if (before?.key === key) return before.done as Promise<value>
  const done = Promise.resolve(before?.done.catch(() => {})).then(run)
  const current = { key, done }
  last.set(kit, current)
  function end() {
    if (last.get(kit) === current) last.delete(kit)
  }
  done.then(end, end)
  return done
}
