import type { Config, Connector } from 'wagmi'
import { RECONNECT_TIMEOUT_MS } from '../core/constants.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import { isAnnounced } from '../core/wallet/isAnnounced.js'
import { asked } from './asked.js'
import { takeUpLate } from './takeUpLate.js'

const guarded = new WeakSet<object>()
/** Ids of an earlier visit: wagmi forgets them with the first it takes up. */
const usedIds = new WeakMap<Config, Set<string>>()

/**
 * Keeps one bad connector from holding up the others: wagmi takes up the
 * connections of an earlier visit one after the other, and never again once a
 * connector has thrown. What is asked of a connector then ends in time, and as
 * an answer wagmi can work with. What a person asks is not touched.
 *
 * @param isTakenUp - `false` to disconnect what is left of an earlier visit
 */
export function guardConnectors(config: Config, isTakenUp: boolean): void {
  for (const connector of config.connectors) {
    if (guarded.has(connector)) continue
    guarded.add(connector)
    guard(config, connector, isTakenUp)
  }
}

function guard(config: Config, connector: Connector, isTakenUp: boolean) {
  const { connect, getProvider, isAuthorized } = connector
  // Ours end in time by themselves, and may take a little longer.
  const isOwn = 'getFrame' in connector || 'getPairing' in connector
  const ms = isOwn ? Number.POSITIVE_INFINITY : RECONNECT_TIMEOUT_MS

  const within = <value>(promise: PromiseLike<value>) =>
    withTimeout(promise, {
      ms,
      error() {
        takeUpLate({
          config,
          connect,
          connector,
          isAuthorized,
          promise,
        }).catch(() => {})
        return new WalletTimeoutError()
      },
    })

  Object.assign(connector, {
    async connect(parameters: Parameters<Connector['connect']>[0]) {
      // An async function, because a connector can throw at once.
      const run = async () => connect.call(connector, parameters)
      if (parameters?.isReconnecting) {
        const data = await within(run())
        return Array.isArray(data?.accounts) && data.accounts[0]
          ? data
          : undefined
      }
      asked.set(run, connector)
      try {
        return await run()
      } finally {
        asked.delete(run)
      }
    },
    async getProvider(parameters: Parameters<Connector['getProvider']>[0]) {
      const run = async () => getProvider.call(connector, parameters)
      const isAsked = [...asked.values()].includes(connector)
      return isAsked || !config.state.status.endsWith('onnecting')
        ? run()
        : within(run())
    },
    async isAuthorized() {
      try {
        const answer = await within(
          (async () => isAuthorized.call(connector))(),
        )
        if (answer !== true || !(await isKnown(config, connector))) return false
        if (isTakenUp || config.state.connections.has(connector.uid))
          return true
        await within(connector.disconnect())
      } catch {}
      return false
    },
  })
}

/**
 * A wallet that announced itself can say yes to everything: nobody has chosen
 * it who has not used it here before.
 */
async function isKnown(config: Config, connector: Connector) {
  const used = usedIds.get(config) ?? new Set()
  usedIds.set(config, used)
  for (const { connector } of config.state.connections.values())
    used.add(connector.id)
  if (!isAnnounced(connector) || used.has(connector.id)) return true
  return (await config.storage?.getItem('recentConnectorId')) === connector.id
}
