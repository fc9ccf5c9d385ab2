import type { Address, EIP1193Provider } from 'viem'
import type { Connector } from 'wagmi'
import type { Logger } from '../../core/logger.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { createEvents } from './createEvents.js'

/**
 * Shared part of Latchkey's connectors around a connection that loads on
 * first use. A failed load is not cached: the next call tries again.
 *
 * @param parameters.start - loads and creates the connection
 * @param parameters.toLoadError - error of a reconnect that has timed out
 */
export function createLazyConnector<connection extends Connection>(
  parameters: createLazyConnector.Parameters<connection>,
): createLazyConnector.ReturnType<connection> {
  const { logger, ms, start, toLoadError } = parameters
  const events = createEvents(logger)
  let connection: connection | undefined
  let loading: Promise<connection> | undefined

  function load() {
    loading ??= start(events).then(
      (started) => {
        connection = started
        return started
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const provider = {
    on: events.on,
    removeListener: events.removeListener,
    // In the same tick once the connection is loaded.
    request: (...request: Parameters<createLazyConnector.Request>) =>
      connection
        ? connection.request(...request)
        : load().then((loaded) => loaded.request(...request)),
  } as EIP1193Provider
  return {
    load,
    peek: () => connection,
    async adoptSession(work) {
      const restored = await withTimeout(work, {
        ms,
        error() {
          work
            .then((late) => late.rejoin())
            .catch((error) => logger.warn('no late connection', error))
          return toLoadError()
        },
      })
      return restored.join()
    },
    methods: {
      getAccounts: async () => (await (await load()).find()).accounts,
      getChainId: async () => (await load()).getChainId(),
      getProvider: async () => provider,
      onAccountsChanged: (accounts) => connection?.changeAccounts(accounts),
      onChainChanged: (chainId) => connection?.changeChain(chainId),
      onDisconnect: () => connection?.drop(),
    },
  }
}

type Connection = {
  changeAccounts(accounts: string[]): void
  changeChain(chainId: string): void
  drop(): void
  find(): Promise<{ accounts: readonly Address[] }>
  getChainId(): Promise<number>
  request: createLazyConnector.Request
}

export declare namespace createLazyConnector {
  type Request = (
    request: { method: string; params?: unknown },
    options?: { signal?: AbortSignal | undefined },
  ) => Promise<unknown>
  type Parameters<connection> = {
    logger: Logger
    /** Timeout of a reconnect, so that it does not block other wallets. */
    ms: number
    start: (events: createEvents.ReturnType) => Promise<connection>
    toLoadError: () => Error
  }
  type ReturnType<connection> = {
    /** @throws the error of `start` */
    load(): Promise<connection>
    /** Returns the connection if it is loaded. */
    peek(): connection | undefined
    /** Joins a session restored in time; a late one joins by itself. */
    adoptSession<session>(
      work: Promise<{ join(): session; rejoin(): Promise<void> }>,
    ): Promise<session>
    methods: Pick<
      Connector,
      | 'getAccounts'
      | 'getChainId'
      | 'onAccountsChanged'
      | 'onChainChanged'
      | 'onDisconnect'
    > & { getProvider(): Promise<EIP1193Provider> }
  }
}
