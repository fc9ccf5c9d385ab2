import type { Config, Connector } from 'wagmi'
import { RECONNECT_TIMEOUT_MS } from '../../core/constants/connectors.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { reconnectLate } from './reconnectLate.js'
import type { ConnectorMethods, Workarounds } from './types.js'

/**
 * wagmi reconnects connectors one by one without a timeout, and expects
 * `isAuthorized` never to throw and `getProvider` never to throw
 * synchronously.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/reconnect.ts#L67-L83
 * The lock of line 125 stays closed after a connector has thrown (issue 5233).
 * wagmi considers a wallet that hangs to be at fault itself (pull request
 * 4042).
 * https://github.com/wevm/wagmi/issues/5233
 *
 * Without it one wallet that hangs keeps all others from being restored, and
 * one that throws also blocks every later reconnect of the page. An answer
 * that is not a connection, such as a string, is stored as one.
 */
export function limitReconnect(
  parameters: limitReconnect.Parameters,
): (inner: ConnectorMethods) => ConnectorMethods {
  const { config, connector, workarounds } = parameters
  const isRequested = () =>
    [...workarounds.requests.values()].includes(connector)
  // Latchkey's connectors have their own timeout, which may be longer.
  const isOwn = 'getFrame' in connector || 'getPairing' in connector
  const ms = isOwn ? Number.POSITIVE_INFINITY : RECONNECT_TIMEOUT_MS

  return (inner) => {
    const within = <value>(promise: PromiseLike<value>) =>
      withTimeout(promise, {
        ms,
        error() {
          reconnectLate({
            config,
            connector,
            inner,
            isApplied: workarounds.isApplied,
            promise,
          }).catch(() => {})
          return new WalletTimeoutError()
        },
      })

    return {
      async connect(parameters: Parameters<Connector['connect']>[0]) {
        // Async, because a connector can throw synchronously.
        const run = async () => inner.connect(parameters)
        if (!parameters?.isReconnecting) return run()
        const data = await within(run())
        return Array.isArray(data?.accounts) && data.accounts[0]
          ? data
          : undefined
      },
      async getProvider(parameters: Parameters<Connector['getProvider']>[0]) {
        const run = async () => inner.getProvider(parameters)
        return isRequested() || !config.state.status.endsWith('onnecting')
          ? run()
          : within(run())
      },
      async isAuthorized() {
        try {
          return (await within((async () => inner.isAuthorized())())) === true
        } catch {
          return false
        }
      },
    } as ConnectorMethods
  }
}

export declare namespace limitReconnect {
  type Parameters = {
    config: Config
    connector: Connector
    workarounds: Pick<Workarounds, 'isApplied' | 'requests'>
  }
}
